import { Plus } from "lucide-react";
import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { redirectsAdmin as text } from "#i18n/he/redirects.ts";
import { useListApi } from "../../api/use-list-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";
import { readText, defineList } from "../../kit/define-list.ts";
import { Page } from "../../shell/page.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { TableScreen } from "../../kit/table-screen.tsx";
import { useAdding } from "../../kit/use-adding.ts";
import { useList } from "../../kit/use-list.ts";
import { redirectColumns, type RedirectRow } from "./redirect-columns.tsx";
import { loadLater } from "../../kit/load-later.tsx";

const AddDialog = loadLater(async () => (await import("./add-dialog.tsx")).AddDialog);

const redirectList = defineList({ filters: { q: readText } });

/** Redirects: those of renamed pages, and those added by staff. */
export default function RedirectsPage() {
  const list = useList(redirectList);
  const adding = useAdding("POST /api/admin/redirects");
  const [toRemove, setToRemove] = useState<RedirectRow>();
  const read = useListApi("GET /api/admin/redirects", list, ({ query }) => ({ query }));
  return (
    <Page
      title={admin.nav.marketing}
      tabTitle={`${admin.sections.redirects} · ${admin.nav.marketing}`}
      actions={
        <ActionButton tone="main" call="POST /api/admin/redirects" onClick={adding.open}>
          <Plus aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{text.add.button}</span>
        </ActionButton>
      }
    >
      <p className="text-soft">{text.intro}</p>
      <TableScreen
        list={list}
        read={read}
        rows={read.data?.redirects.map((it) => ({ ...it, id: it.from }))}
        {...text.list}
        filters={<SearchField label={text.search} field={list.field("q")} />}
        columns={redirectColumns(setToRemove)}
      />
      {adding.isAdding && <AddDialog onClose={adding.close} />}
      {toRemove && (
        <ConfirmAction
          {...text.remove}
          call="POST /api/admin/redirects/removal"
          input={{ body: { from: toRemove.from } }}
          text={text.remove.text(toRemove.from)}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </Page>
  );
}
