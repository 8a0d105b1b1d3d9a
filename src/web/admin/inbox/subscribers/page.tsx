import { useState } from "react";
import { subscribers as text } from "#i18n/he/subscribers.ts";
import type { Subscriber } from "#modules/newsletter/admin-contract.ts";
import { subscriberStates } from "#modules/newsletter/states.ts";
import { useListApi } from "../../api/use-list-api.ts";
import { ListFileButton } from "../../kit/files/list-file-button.tsx";
import { readText, defineList } from "../../kit/define-list.ts";
import { FilterChips } from "../../kit/list-filters.tsx";
import { Page } from "../../shell/page.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { TableScreen } from "../../kit/table-screen.tsx";
import { useList } from "../../kit/use-list.ts";
import { subscriberColumns } from "./subscriber-columns.tsx";
import { loadLater } from "../../kit/load-later.tsx";

const ConsentDialog = loadLater(async () => (await import("./consent-dialog.tsx")).ConsentDialog);
const RemoveDialog = loadLater(async () => (await import("./remove-dialog.tsx")).RemoveDialog);

type Opened = { readonly dialog: "consent" | "remove"; readonly subscriber: Subscriber };
const subscriberList = defineList({
  filters: { q: readText, state: ["all", ...subscriberStates] },
});
const stateLabels = { all: text.filter.all, ...text.states };

/** The newsletter's list of addresses, with their consents. */
export default function SubscribersPage() {
  const list = useList(subscriberList);
  const [opened, setOpened] = useState<Opened>();
  const read = useListApi("GET /api/admin/subscribers", list, ({ query }) => ({ query }));
  return (
    <Page title={text.title}>
      <TableScreen
        list={list}
        read={read}
        rows={read.data?.subscribers}
        {...text.list}
        file={<ListFileButton list="subscribers" filter={list.query} />}
        filters={
          <>
            <SearchField label={text.search} field={list.field("q")} />
            <FilterChips
              label={text.filter.label}
              field={list.field("state")}
              labels={stateLabels}
              counts={read.data?.counts}
            />
          </>
        }
        columns={subscriberColumns((dialog, subscriber) => setOpened({ dialog, subscriber }))}
      />
      {opened?.dialog === "consent" && (
        <ConsentDialog subscriber={opened.subscriber} onClose={() => setOpened(undefined)} />
      )}
      {opened?.dialog === "remove" && (
        <RemoveDialog subscriber={opened.subscriber} onClose={() => setOpened(undefined)} />
      )}
    </Page>
  );
}
