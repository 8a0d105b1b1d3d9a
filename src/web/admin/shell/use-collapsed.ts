import { useState } from "react";
import { prefixes } from "#content/prefixes.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";

const KEY = `${prefixes.storage}-admin-sidebar`;

/** Whether the sidebar shows its icons alone; this browser remembers it where it may. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => readStored("local", KEY) === "collapsed");
  return [
    isCollapsed,
    (collapsed) => {
      setCollapsed(collapsed);
      save("local", KEY, collapsed ? "collapsed" : "wide");
    },
  ];
}
