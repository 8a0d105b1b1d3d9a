import { BookmarkPlus, ListFilter, Users } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { views as text } from "#i18n/he/views.ts";
import type { ViewedList } from "#modules/saved-views/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { useApi } from "../../api/use-api.ts";
import type { Filters, List } from "../define-list.ts";
import { ToolButton } from "../tool-button.tsx";
import { getViewSearch } from "./view-search.ts";
import { loadLater } from "../load-later.tsx";

const ManageViewsDialog = loadLater(
  async () => (await import("./manage-views-dialog.tsx")).ManageViewsDialog,
);
const SaveViewDialog = loadLater(
  async () => (await import("./save-view-dialog.tsx")).SaveViewDialog,
);

type ViewsBarProps<Fs extends Filters, By extends string> = {
  /** The list's name in the saved views. */
  of: ViewedList;
  list: Pick<List<Fs, By>, "read" | "toAddress" | "sorts">;
  /** Where the list is. */
  path: string;
  /** The views that every shop has, besides that of all there is. */
  usual?: readonly { readonly name: string; readonly search: string }[];
};

/**
 * The views above a list: all rows, built-in views, shared ones and own ones. Each is a link, so it
 * can be opened with one press, and shared.
 */
export function ViewsBar<Fs extends Filters, By extends string>(props: ViewsBarProps<Fs, By>) {
  const { of, list, path, usual = [] } = props;
  const [open, setOpen] = useState<"save" | "manage">();
  const read = useApi("GET /api/admin/views", { query: { list: of } });
  const saved = read.data?.views ?? [];
  const current = getViewSearch(list, useLocation().search);
  const all = [{ name: text.all, search: "" }, ...usual].map((view) => ({
    ...view,
    id: view.search,
    isShared: false,
  }));
  const close = () => setOpen(undefined);
  return (
    <nav aria-label={text.bar} className="flex min-w-0 items-center gap-1">
      <ul className="flex min-w-0 gap-1 overflow-x-auto">
        {[...all, ...saved].map(({ id, name, search, isShared }) => {
          const requested = getViewSearch(list, search);
          return (
            <li key={id} className="flex-none">
              <Link
                to={{ pathname: path, search: requested }}
                preventScrollReset
                aria-current={requested === current ? "true" : undefined}
                className="flex min-h-11 items-center gap-1.5 rounded-sm px-3 text-xs whitespace-nowrap text-soft no-underline hover:bg-surface-hover aria-current:bg-brand-quiet aria-current:font-medium aria-current:text-on-brand-quiet lg:min-h-9"
              >
                <DataText>{name}</DataText>
                {isShared && <Users aria-label={text.shared} className="size-3.5" />}
              </Link>
            </li>
          );
        })}
      </ul>
      <ToolButton label={text.save} onClick={() => setOpen("save")}>
        <BookmarkPlus aria-hidden className="size-4" />
      </ToolButton>
      {saved.length > 0 && (
        <ToolButton label={text.manage} onClick={() => setOpen("manage")}>
          <ListFilter aria-hidden className="size-4" />
        </ToolButton>
      )}
      {open === "save" && <SaveViewDialog of={of} search={current} onClose={close} />}
      {open === "manage" && <ManageViewsDialog views={saved} search={current} onClose={close} />}
    </nav>
  );
}
