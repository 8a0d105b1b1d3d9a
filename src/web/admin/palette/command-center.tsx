import {
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  useLayoutEffect,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { listKeyTargets, type KeyTarget } from "../modules.ts";
import { isOpenTo } from "../screens.ts";
import { CommandContext } from "./command-context.ts";
import { type KeyRequest, createKeyReader, isPaletteStroke } from "./key-strokes.ts";
import { saveKeysOn, readKeysOn } from "../kit/keys/keys-on.ts";
import { addLater, loadLater, useLaterParts } from "../kit/load-later.tsx";
import { saveRecent } from "./recent.ts";
import { isSomethingOpen, isTyping } from "#web/browser/is-busy.ts";

const loadPalette = () => import("./palette.tsx");
const Palette = lazy(loadPalette);
const KeysDialog = loadLater(async () => (await import("./keys-dialog.tsx")).KeysDialog);

addLater(loadPalette);

const ORDER = /^\/admin\/orders\/[\da-f-]{28}([\da-f]{8})$/;

/** The command palette and the keyboard shortcuts, for all screens. */
export function CommandCenter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<"palette" | "keys">();
  const [areOn, setOn] = useState(readKeysOn);
  const { may } = useContext(AbilitiesContext);
  const targets = useMemo(() => listKeyTargets(may), [may]);
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
  useKeys({ areOn, targets }, act);
  useLaterParts();

  const [hasOpened, setOpened] = useState(false);
  if (open === "palette" && !hasOpened) setOpened(true);
  const close = () => setOpen(undefined);
  const context = useMemo(() => ({ openPalette: () => setOpen("palette") }), []);
  return (
    <CommandContext value={context}>
      {children}
      <Suspense>
        {hasOpened && (
          <Palette isOpen={open === "palette"} onClose={close} openKeys={() => setOpen("keys")} />
        )}
      </Suspense>
      {open === "keys" && (
        <KeysDialog
          onClose={close}
          targets={targets}
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
    if (number !== undefined)
      saveRecent({ path: pathname, name: `${admin.recentOrder} #${number}` });
  }, [pathname]);
}

/**
 * Calls `act` with what the keys ask for. Only the palette can be opened while the user types, in a
 * dialog or menu, or when `areOn` is false.
 */
function useKeys(
  { areOn, targets }: { areOn: boolean; targets: readonly KeyTarget[] },
  act: (request: KeyRequest) => void,
): void {
  // Before the first paint, so that keys work as soon as the screen is visible.
  useLayoutEffect(() => {
    const read = createKeyReader(targets);
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const isBusy = !areOn || isTyping(event.target) || isSomethingOpen();
      if (isBusy && !isPaletteStroke(event)) return;
      const request = read(event, event.timeStamp);
      if (request === undefined) return;
      event.preventDefault();
      act(request);
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [areOn, targets, act]);
}
