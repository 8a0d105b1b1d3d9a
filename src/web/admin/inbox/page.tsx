import { MailOpen } from "lucide-react";
import { Outlet, useLocation, useMatch, useNavigate } from "react-router";
import { inbox as text } from "#i18n/he/inbox.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useListApi } from "../api/use-list-api.ts";
import { ListFileButton } from "../kit/files/list-file-button.tsx";
import { ListScreen } from "../kit/list-screen.tsx";
import { EmptyState } from "../kit/list-states.tsx";
import { findNeighbour, type InboxContext } from "../kit/neighbours.ts";
import { Page } from "../shell/page.tsx";
import { useList } from "../kit/use-list.ts";
import { useSelection } from "../kit/use-selection.ts";
import { useSingleKeys } from "../kit/keys/use-single-keys.ts";
import { FolderNav } from "./list/folder-nav.tsx";
import { MessageBulkBar } from "./list/message-bulk-bar.tsx";
import { MessageItems } from "./list/message-items.tsx";
import { messageList, type MessageList } from "./list/message-list.ts";
import { FilterChips } from "../kit/list-filters.tsx";
import { SearchField } from "../kit/search-field.tsx";

/**
 * The inbox: folders, the list, and the message that is open; where there is no room, that one
 * covers the rest.
 */
export default function InboxPage() {
  const list = useList(messageList);
  const { folder } = list.values;
  const openId = useMatch(adminPaths.message(":id"))?.params.id;
  const read = useListApi("GET /api/admin/messages", list, ({ query }) => ({ query }));
  const rows = read.data?.messages ?? [];
  const ids = rows.map(({ id }) => id);
  const open = useOpen();
  const selection = useSelection(rows);
  const openNeighbour = (by: 1 | -1) => {
    const next = findNeighbour(ids, openId, by);
    return next === undefined ? undefined : () => open(next);
  };
  useSingleKeys({ KeyJ: openNeighbour(1), KeyK: openNeighbour(-1) });

  return (
    <Page title={text.title} actions={<ListFileButton list="messages" filter={list.query} />}>
      <div className="grid items-start gap-5 min-[73.75rem]:grid-cols-[10.5rem_minmax(0,20rem)_minmax(0,1fr)]">
        <FolderNav list={list} />
        <ListScreen
          list={list}
          read={read}
          rows={read.data?.messages}
          failed={text.failed}
          none={folder === "inbox" ? text.empty.inbox : text.empty.other}
          filtered={text.empty.filtered}
          filters={<MessageFilters list={list} />}
          keys={text.keys}
          bulkBar={<MessageBulkBar folder={folder} selection={selection} />}
        >
          {() => (
            <MessageItems
              rows={rows}
              openId={openId}
              isStale={read.isPlaceholderData}
              selection={selection}
            />
          )}
        </ListScreen>
        <div className={joinClassNames("min-w-0", openId === undefined && "max-[73.75rem]:hidden")}>
          {openId === undefined && (
            <div className="rounded-md border border-dashed border-line-strong">
              <EmptyState {...text.choose} Icon={MailOpen} />
            </div>
          )}
          <Outlet context={{ ids } satisfies InboxContext} />
        </div>
      </div>
    </Page>
  );
}

/** Opens a message and keeps what the address says about the list. */
function useOpen(): (id: string) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return (id) => {
    const { search } = location;
    // The list's own: which of its pages led here.
    const state: unknown = location.state;
    const to = { pathname: adminPaths.message(id), search };
    void navigate(to, { state, preventScrollReset: true });
  };
}

/** Search, filter and sort order of the list. */
function MessageFilters({ list }: { list: MessageList }) {
  return (
    <>
      <SearchField label={text.search} field={list.field("q")} />
      <FilterChips label={text.kind.label} field={list.field("kind")} labels={text.kind} />
      <FilterChips label={text.sort.label} field={list.field("sort")} labels={text.sort} />
    </>
  );
}
