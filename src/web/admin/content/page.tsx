import { FileText, Plus } from "lucide-react";
import { useState } from "react";
import { contentList as text } from "#i18n/he/content.ts";
import { useApi } from "../api/use-api.ts";
import { ActionButton } from "../kit/action-button.tsx";
import { DataTable } from "../kit/data-table.tsx";
import { ListFrame } from "../kit/list-frame.tsx";
import { FilterChips } from "../kit/list-filters.tsx";
import { EmptyState } from "../kit/list-states.tsx";
import { Menu, MenuItem } from "../kit/menu.tsx";
import { Page } from "../shell/page.tsx";
import { Panel } from "../kit/panel.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { useAdding } from "../kit/use-adding.ts";
import { useList } from "../kit/use-list.ts";
import { useNow } from "../kit/use-now.ts";
import type { CreatedKind } from "./list/create-dialog.tsx";
import { documentColumns } from "./list/document-columns.tsx";
import { documentList, groupDocuments, isAcrossGroups } from "./list/document-list.ts";
import { loadLater } from "../kit/load-later.tsx";

const CreateDialog = loadLater(async () => (await import("./list/create-dialog.tsx")).CreateDialog);

/** The list of all documents with their states. */
export default function ContentPage() {
  const list = useList(documentList);
  const now = useNow();
  const read = useApi("GET /api/admin/content", {});
  const [chosen, setChosen] = useState<CreatedKind>("article");
  const adding = useAdding("POST /api/admin/content/create");
  const openDialog = (kind: CreatedKind) => {
    setChosen(kind);
    adding.open();
  };
  return (
    <Page title={text.title} actions={<CreateMenu onChoose={openDialog} />}>
      <div className="flex flex-wrap gap-3">
        <SearchField label={text.search} field={list.field("q")} />
        <FilterChips label={text.filter.label} field={list.field("state")} labels={text.filter} />
        {!isAcrossGroups(list.values) && (
          <FilterChips label={text.groupFilter} field={list.field("group")} labels={text.groups} />
        )}
      </div>
      <ListFrame
        read={read}
        failed={text.failed}
        isEmpty={({ documents }) => groupDocuments(documents, list.values, now).length === 0}
        empty={<EmptyState Icon={FileText} title={text.none} text={text.noneText} />}
      >
        {({ documents }) =>
          groupDocuments(documents, list.values, now).map((it) => (
            <Panel key={it.group} title={text.groups[it.group]} className="overflow-hidden">
              <DataTable
                label={text.groups[it.group]}
                columns={documentColumns}
                rows={it.documents.map((document) => ({ ...document, id: document.key }))}
              />
            </Panel>
          ))
        }
      </ListFrame>
      {adding.isAdding && <CreateDialog kind={chosen} onClose={adding.close} />}
    </Page>
  );
}

function CreateMenu({ onChoose }: { onChoose: (kind: CreatedKind) => void }) {
  return (
    <Menu
      align="end"
      trigger={
        <ActionButton tone="main">
          <Plus aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{text.create.button}</span>
        </ActionButton>
      }
    >
      <MenuItem call="POST /api/admin/content/create" onSelect={() => onChoose("article")}>
        {text.create.article}
      </MenuItem>
      <MenuItem call="POST /api/admin/content/create" onSelect={() => onChoose("page")}>
        {text.create.page}
      </MenuItem>
    </Menu>
  );
}
