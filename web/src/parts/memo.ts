import { Component, type ComponentType, createElement } from "preact";

/** The same component, but it draws again only if one of its properties changes. */
export function memo<Props extends object>(Drawn: ComponentType<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const keys = Object.keys(next) as (keyof Props)[];
      return keys.length !== Object.keys(this.props).length || keys.some((key) => next[key] !== this.props[key]);
    }

    override render() {
      return createElement(Drawn, this.props as Props);
    }
  };
}
