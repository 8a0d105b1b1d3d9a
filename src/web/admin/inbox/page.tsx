import { MailOpen } from "lucide-react";
import { useState } from "react";
import { Outlet, useLocation, useMatch, useNavigate } from "react-router";
import { inbox as text } from "#i18n/he/inbox.ts";
import type { messageDeskEndpoints } from "#modules/messages/desk-contract.ts";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import { useApi } from "../api/use-api.ts";
import { CrmNav } from "../customers/crm-nav.tsx";
import { ListFrame } from "../kit/list-frame.tsx";
import { EmptyState } from "../kit/list-states.tsx";
import { Page } from "../kit/page.tsx";
import { Pager } from "../kit/pager.tsx";
import { useUrlState } from "../kit/url-state.ts";
import { BulkBar } from "./list/bulk-bar.tsx";
import { FolderNav } from "./list/folder-nav.tsx";
import { MessageFilters } from "./list/message-filters.tsx";
import { MessageList, NoMessages } from "./list/message-list.tsx";
import { listParams, queryOf } from "./list-state.ts";
import type { InboxContext } from "./neighbours.ts";
import { neighbour } from "./neighbours.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";

/** The inbox: folders, the list, and the message that is open; where there is no room, that one covers the rest. */
export default function InboxPage() {
  const [values, change] = useUrlState(listParams);
  const openId = useMatch(paths.admin.message(":id"))?.params.id;
  const query = queryOf(values);
  const list = useApi<typeof messageDeskEndpoints.listMessages>("/api/admin/messages", { query });
  const rows = list.data?.messages ?? [];
  const ids = rows.map(({ id }) => id);
  const open = useOpen();
  const picked = usePicked();
  const step = (by: 1 | -1) => {
    const next = neighbour(ids, openId, by);
    return next === undefined ? undefined : () => open(next);
  };
  useInboxKeys({ KeyJ: step(1), KeyK: step(-1) });

  return (
    <Page title={text.title}>
      <CrmNav />
      <div className="grid items-start gap-5 min-[73.75rem]:grid-cols-[10.5rem_minmax(0,20rem)_minmax(0,1fr)]">
        <FolderNav values={values} />
        <div className="grid min-w-0 gap-3">
          <MessageFilters values={values} onChange={change} />
          <section className="min-w-0 overflow-hidden rounded-md border border-line bg-surface">
            <ListFrame
              read={list}
              failed={text.failed}
              isEmpty={({ messages }) => messages.length === 0}
              empty={
                <NoMessages
                  values={values}
                  onClear={() =>
                    change({ q: null, kind: null, assignee: null, overdue: null, stage: null })
                  }
                />
              }
            >
              {() => (
                <MessageList
                  rows={rows}
                  openId={openId}
                  isStale={list.isPlaceholderData}
                  picked={picked.ids}
                  onPick={picked.pick}
                />
              )}
            </ListFrame>
          </section>
          <Pager nextCursor={list.data?.nextCursor ?? null} />
          <BulkBar folder={query.folder} ids={[...picked.ids]} onClear={picked.clear} />
          <p className="hidden text-xs text-faint lg:block">{text.keys}</p>
        </div>
        <div className={classNames("min-w-0", openId === undefined && "max-[73.75rem]:hidden")}>
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
    const to = { pathname: paths.admin.message(id), search };
    void navigate(to, { state, preventScrollReset: true });
  };
}

function usePicked() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    pick: (id: string, isPicked: boolean) =>
      setIds((before) => {
        const after = new Set(before);
        if (isPicked) after.add(id);
        else after.delete(id);
        return after;
      }),
    clear: () => setIds(new Set()),
  };
}
