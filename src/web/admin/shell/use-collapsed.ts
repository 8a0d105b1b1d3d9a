import { useState } from "react";
import { brand } from "#content/brand.ts";

const KEY = `${brand.storagePrefix}-admin-sidebar`;

/** Whether the sidebar shows its icons alone; this browser remembers it where it may. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => read() === "collapsed");
  return [
    isCollapsed,
    (collapsed) => {
      setCollapsed(collapsed);
      keep(collapsed ? "collapsed" : "wide");
    },
  ];
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(state: string): void {
  try {
    localStorage.setItem(KEY, state);
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
}
