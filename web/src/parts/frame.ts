// The HTML that shows a board in another page.

/** What the board in a frame shows. */
export interface FrameQuery {
  position: string;
  misere?: boolean;
  controls?: string;
  first?: string | undefined;
  lang?: string;
  theme?: string;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** An iframe. `address` is any address of the page. */
export function frameOf(address: string, { misere = false, first, ...rest }: FrameQuery): string {
  const query = new URLSearchParams({ ...rest, ...(misere && { misere: "1" }), ...(first !== undefined && { first }) });
  // A hash may keep a blank as `%20`; `+` would be read as a plus sign.
  const source = new URL(`embed.html#/?${query.toString().replaceAll("+", "%20")}`, address).href;
  return `<iframe src="${escaped(source)}" width="100%" height="480" style="border: 0" title="grundy"></iframe>`;
}
