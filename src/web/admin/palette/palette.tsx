import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { CornerDownLeft, LoaderCircle, Search } from "lucide-react";
import { useContext, useId, useState } from "react";
import { useNavigate } from "react-router";
import { palette as text } from "#i18n/he/palette.ts";
import { DataText } from "#ui/data-text.tsx";
import { AbilitiesContext } from "../api/abilities.ts";
import { backdropClass } from "../kit/backdrop-class.ts";
import { searchCommands, listRecentCommands, type Command, type CommandGroup } from "./commands.ts";
import { saveRecent, readRecent } from "./recent.ts";
import { useFound } from "./use-found.ts";

type PaletteProps = { isOpen: boolean; onClose: () => void; openKeys: () => void };

/** One field from which everything in the back office can be reached. */
export default function Palette({ isOpen, onClose, openKeys }: PaletteProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Viewport className="fixed inset-0 z-(--z-dialog) flex items-start justify-center overflow-hidden sm:px-4 sm:pt-[12vh]">
          <Dialog.Popup className="flex max-h-full w-full flex-col bg-surface text-sm leading-ui shadow-high outline-none max-sm:h-full sm:max-h-[min(34rem,76vh)] sm:max-w-xl sm:rounded-md sm:border sm:border-line">
            <Dialog.Title className="sr-only">{text.title}</Dialog.Title>
            <Commands onClose={onClose} openKeys={openKeys} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Commands({ onClose, openKeys }: Omit<PaletteProps, "isOpen">) {
  const navigate = useNavigate();
  const helpId = useId();
  const [query, setQuery] = useState("");
  const [recent] = useState(readRecent);
  const { may } = useContext(AbilitiesContext);
  const found = useFound(query);
  const groups: CommandGroup[] = [
    ...(query.trim() === "" ? [listRecentCommands(recent, may)] : found.groups),
    ...searchCommands(query, { may, openKeys }),
  ].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  function run({ does, remember }: Command) {
    onClose();
    if (typeof does === "function") return does();
    if (remember !== undefined) saveRecent({ path: does, name: remember });
    void navigate(does);
  }

  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={groups}
      value={query}
      onValueChange={setQuery}
      itemToStringValue={(command: Command) => command.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex flex-none items-center gap-3 border-b border-line ps-4 pe-2">
        {found.isSearching ? (
          <LoaderCircle aria-hidden className="size-5 flex-none animate-spin text-faint" />
        ) : (
          <Search aria-hidden className="size-5 flex-none text-faint" />
        )}
        <Autocomplete.Input
          aria-label={text.field}
          aria-describedby={helpId}
          placeholder={text.field}
          className="min-h-14 w-full bg-transparent text-md outline-none placeholder:text-faint"
        />
        <Dialog.Close className="min-h-11 flex-none rounded-sm px-3 text-xs text-soft hover:bg-surface-hover">
          <kbd dir="ltr" className="font-text max-sm:hidden">
            Esc
          </kbd>
          <span className="sm:sr-only">{text.close}</span>
        </Dialog.Close>
      </div>
      <p id={helpId} className="sr-only">
        {text.help}
      </p>
      <p role="status" className="sr-only">
        {query.trim() === "" ? "" : found.isSearching ? text.searching : text.found(count)}
      </p>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
        {found.hasFailed && <p className="px-3 py-2 text-xs text-danger-fg">{text.failed}</p>}
        {count === 0 && (
          <p className="px-3 py-8 text-center text-soft">
            {found.isSearching ? text.searching : text.empty}
          </p>
        )}
        <Autocomplete.List>
          {(group: CommandGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="pb-1.5">
              <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-xs text-faint">
                {text.groups[group.value]}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => (
                  <Autocomplete.Item
                    key={command.id}
                    value={command}
                    onClick={() => run(command)}
                    className="group flex min-h-11 cursor-pointer scroll-my-2 items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-accent-wash lg:min-h-10"
                  >
                    <command.Icon aria-hidden className="size-4.5 flex-none text-soft" />
                    <bdi dir={command.isLatin ? "ltr" : undefined} className="truncate">
                      {command.label}
                    </bdi>
                    {command.note !== undefined && (
                      <DataText className="truncate text-xs text-faint">{command.note}</DataText>
                    )}
                    <CornerDownLeft
                      aria-hidden
                      className="ms-auto size-4 flex-none text-faint opacity-0 group-data-highlighted:opacity-100"
                    />
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  );
}
