/** Pages that can be put away, by the first part of their address; false for one that is. */
export type PageSwitches = Readonly<Record<string, boolean>>;

/** Whether the page at an address of the shop, or the one above it, is not put away. */
export function isPageShown(switches: PageSwitches, to: string): boolean {
  const [, name = ""] = /^\/([^/?#]*)/.exec(to) ?? [];
  return switches[name] !== false;
}
