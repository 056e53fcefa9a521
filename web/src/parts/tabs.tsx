import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Name[];
  /** The text on a tab. */
  name: (tab: Name) => string;
  open: Name;
  onOpen: (tab: Name) => void;
  children: ComponentChildren;
}

/** Tabs, one open at a time. Arrow keys go from tab to tab. */
export function Tabs<Name extends string>({ label, tabs, name, open, onOpen, children }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const at = tabs.indexOf(open);
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (to !== undefined && tab !== undefined) {
      event.preventDefault();
      onOpen(tab);
      list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
    }
  };
  return (
    <div class="tabs">
      <div class="tablist" role="tablist" aria-label={label} ref={list} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onOpen(tab)}
          >
            {name(tab)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} class="panel">
        {children}
      </div>
    </div>
  );
}
