import { useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { palette as text } from "#i18n/he/palette.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { getModules } from "../modules.ts";
import { isOpenTo } from "../screens.ts";
import { CommandContext } from "./command-context.ts";
import type { KeyRequest } from "./key-strokes.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { saveKeysOn, readKeysOn } from "../kit/keys/keys-on.ts";
import { Palette } from "./palette.tsx";
import { saveRecent } from "./recent.ts";
import { useKeys } from "./use-keys.ts";

const ORDER = /^\/admin\/orders\/[\da-f-]{28}([\da-f]{8})$/;

/** The command palette and the keyboard shortcuts, for all screens. */
export function CommandCenter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<"palette" | "keys">();
  const [areOn, setOn] = useState(readKeysOn);
  const { may } = useContext(AbilitiesContext);
  const modules = useMemo(() => getModules(may), [may]);
  useRecentOrders();

  const act = useCallback(
    (request: KeyRequest) => {
      switch (request.kind) {
        case "palette":
          return setOpen((before) => (before === "palette" ? undefined : "palette"));
        case "help":
          return setOpen("keys");
        case "new-order":
          return isOpenTo(may, adminPaths.newOrder)
            ? void navigate(adminPaths.newOrder)
            : undefined;
        case "search":
          return document.querySelector<HTMLElement>("[data-page-search]")?.focus();
        case "go":
          return void navigate(request.path);
      }
    },
    [navigate, may],
  );
  useKeys({ areOn, modules }, act);

  const close = () => setOpen(undefined);
  const context = useMemo(() => ({ openPalette: () => setOpen("palette") }), []);
  return (
    <CommandContext value={context}>
      {children}
      <Palette isOpen={open === "palette"} onClose={close} openKeys={() => setOpen("keys")} />
      {open === "keys" && (
        <KeysDialog
          onClose={close}
          modules={modules}
          areOn={areOn}
          onSwitch={(isOn) => {
            setOn(isOn);
            saveKeysOn(isOn);
          }}
        />
      )}
    </CommandContext>
  );
}

/** An opened order is added to the recent pages, however it was opened. */
function useRecentOrders(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const number = ORDER.exec(pathname)?.[1]?.toUpperCase();
    if (number !== undefined) saveRecent({ path: pathname, name: `${text.order} #${number}` });
  }, [pathname]);
}
