import { useState } from "react";
import { formatNumber } from "#i18n/format.ts";
import { subscribers as text } from "#i18n/he/subscribers.ts";
import type { Subscriber, subscriberDeskEndpoints } from "#modules/newsletter/desk-contract.ts";
import { subscriberStates } from "#modules/newsletter/states.ts";
import { useApi } from "../../api/use-api.ts";
import { CrmNav } from "../../customers/crm-nav.tsx";
import { Chips } from "../../kit/chips.tsx";
import { DataTable } from "../../kit/data-table.tsx";
import { EmptyList, ListFrame } from "../../kit/list-frame.tsx";
import { Page } from "../../kit/page.tsx";
import { Pager } from "../../kit/pager.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { oneOf, useUrlState } from "../../kit/url-state.ts";
import { ConsentDialog } from "./consent-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { subscriberColumns } from "./subscriber-columns.tsx";

type Opened = { readonly dialog: "consent" | "remove"; readonly subscriber: Subscriber };
const choices = ["all", ...subscriberStates] as const;

/** The newsletter's list: who is on it, and what they agreed to. */
export default function SubscribersPage() {
  const [values, change] = useUrlState(["q", "state", "after"]);
  const [opened, setOpened] = useState<Opened>();
  const state = oneOf(values.state, choices);
  const { q, after } = values;
  const list = useApi<typeof subscriberDeskEndpoints.listSubscribers>("/api/admin/subscribers", {
    query: {
      ...(q !== undefined && { q }),
      ...(after !== undefined && { after }),
      ...(state !== "all" && { state }),
    },
  });
  const labelOf = (choice: (typeof choices)[number]) => {
    if (choice === "all") return text.filter.all;
    const count = list.data?.counts[choice];
    return count === undefined
      ? text.states[choice]
      : `${text.states[choice]} (${formatNumber(count, "he-IL")})`;
  };
  return (
    <Page title={text.title}>
      <CrmNav />
      {/* What is too wide for a phone scrolls by itself. */}
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center gap-2">
          <SearchField
            label={text.search}
            value={q ?? ""}
            onSearch={(words) => change({ q: words }, { replace: true })}
          />
          <Chips
            label={text.filter.label}
            value={state}
            choices={choices.map((value) => ({ value, label: labelOf(value) }))}
            onChoose={(value) => change({ state: value === "all" ? null : value })}
          />
        </div>
        <section className="min-w-0 overflow-hidden rounded-md border border-line bg-surface">
          <ListFrame
            read={list}
            failed={text.failed}
            isEmpty={(answer) => answer.subscribers.length === 0}
            empty={
              <EmptyList
                {...text.empty}
                isFiltered={q !== undefined || state !== "all"}
                onClear={() => change({ q: null, state: null })}
              />
            }
          >
            {(answer) => (
              <DataTable
                label={text.table}
                columns={subscriberColumns((dialog, subscriber) =>
                  setOpened({ dialog, subscriber }),
                )}
                rows={answer.subscribers}
                idOf={({ id }) => id}
                nameOf={({ email }) => email}
                isStale={list.isPlaceholderData}
              />
            )}
          </ListFrame>
        </section>
        <Pager nextCursor={list.data?.nextCursor ?? null} />
      </div>
      {opened?.dialog === "consent" && (
        <ConsentDialog subscriber={opened.subscriber} onClose={() => setOpened(undefined)} />
      )}
      {opened?.dialog === "remove" && (
        <RemoveDialog subscriber={opened.subscriber} onClose={() => setOpened(undefined)} />
      )}
    </Page>
  );
}
