import { returns as text } from "#i18n/he/returns.ts";
import { returnKinds, returnStates } from "#modules/orders/kinds.ts";
import { useListApi } from "../api/use-list-api.ts";
import { ListFileButton } from "../kit/files/list-file-button.tsx";
import { readText, defineList } from "../kit/define-list.ts";
import { FilterSelect } from "../kit/list-filters.tsx";
import { Page } from "../shell/page.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { TableScreen } from "../kit/table-screen.tsx";
import { useList } from "../kit/use-list.ts";
import { returnColumns } from "./return-columns.tsx";
import { WhyPanel } from "./why-panel.tsx";

const returnList = defineList({
  filters: {
    q: readText,
    state: ["all", "open", ...returnStates],
    kind: ["any", ...returnKinds],
  },
});

/** Requests of customers after the sale, the newest first, and the reasons why items come back. */
export default function ReturnsPage() {
  const list = useList(returnList);
  const read = useListApi("GET /api/admin/returns", list, ({ query }) => ({ query }));
  return (
    <Page title={text.title}>
      <p className="text-soft">{text.intro}</p>
      <WhyPanel />
      <TableScreen
        list={list}
        read={read}
        rows={read.data?.returns}
        {...text.list}
        file={<ListFileButton list="returns" filter={list.query} />}
        filters={
          <>
            <SearchField label={text.search} field={list.field("q")} />
            <FilterSelect
              label={text.filter.state}
              field={list.field("state")}
              labels={{ all: text.filter.all, open: text.filter.open, ...text.states }}
            />
            <FilterSelect
              label={text.filter.kind}
              field={list.field("kind")}
              labels={{ any: text.filter.anyKind, ...text.kinds }}
            />
          </>
        }
        columns={returnColumns}
      />
    </Page>
  );
}
