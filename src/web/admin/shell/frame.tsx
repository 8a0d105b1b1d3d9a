import { useState } from "react";
import { useFocusOnNewPage } from "#web/page/use-focus-on-new-page.ts";
import { admin } from "#i18n/he/admin.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { LiveProvider } from "../live/live-provider.tsx";
import { CommandCenter } from "../palette/command-center.tsx";
import { FrameContext } from "./frame-context.ts";
import { NavDrawer } from "./nav-drawer.tsx";
import { Screen } from "./screen.tsx";
import { Sidebar } from "./sidebar.tsx";
import { prefixes } from "#content/prefixes.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";

const KEY = `${prefixes.storage}-admin-sidebar`;

/** Whether the sidebar shows its icons alone; this browser remembers it where it may. */
function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => readStored("local", KEY) === "collapsed");
  return [
    isCollapsed,
    (collapsed) => {
      setCollapsed(collapsed);
      save("local", KEY, collapsed ? "collapsed" : "wide");
    },
  ];
}

/** Frame around every screen of the back office: the sidebar, on phones a drawer. */
export default function Frame() {
  const [isCollapsed, setCollapsed] = useCollapsed();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useFocusOnNewPage();
  return (
    <FrameContext value={{ openNav: () => setDrawerOpen(true) }}>
      <LiveProvider>
        <CommandCenter>
          <a
            href="#main"
            className="fixed start-4 -top-20 z-(--z-skip) rounded-sm bg-brand px-4 py-3 text-on-brand focus:top-4 print:hidden"
          >
            {admin.skip}
          </a>
          <div
            className={joinClassNames(
              "min-h-svh bg-bg-deep text-sm leading-ui sm:grid sm:grid-cols-[4rem_minmax(0,1fr)] print:block print:bg-transparent",
              !isCollapsed && "lg:grid-cols-[15.25rem_minmax(0,1fr)]",
            )}
          >
            <Sidebar isCollapsed={isCollapsed} onCollapse={setCollapsed} />
            <Screen />
          </div>
          <NavDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
        </CommandCenter>
      </LiveProvider>
    </FrameContext>
  );
}
