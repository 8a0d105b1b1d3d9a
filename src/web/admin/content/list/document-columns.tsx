import { Link } from "react-router";
import { contentList as text } from "#i18n/he/content.ts";
import type { DocumentSummary } from "#modules/content/admin/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { defineColumns } from "../../kit/define-columns.tsx";
import { Moment } from "../../kit/moment.tsx";
import { DocumentStateTag } from "../document-state-tag.tsx";
import { getTitle } from "./document-list.ts";

export type DocumentRow = DocumentSummary & { readonly id: string };

/** The columns of the list: name, state, and last change. */
export const documentColumns = defineColumns<DocumentRow, typeof text.columns>(text.columns, {
  name: {
    phone: "lead",
    cell: (row) => (
      <span className="grid min-w-0 justify-items-start">
        <Link
          to={adminPaths.document(row.key)}
          className="font-medium text-text no-underline hover:underline"
        >
          <DataText className="wrap-anywhere">{getTitle(row)}</DataText>
        </Link>
        {row.path !== null && (
          <bdi dir="ltr" className="text-xs wrap-anywhere text-faint">
            {row.path}
          </bdi>
        )}
      </span>
    ),
  },
  state: { phone: "side", cell: (row) => <DocumentStateTag document={row} /> },
  changed: { align: "end", phone: "whole", cell: (row) => <LastChange document={row} /> },
});

function LastChange({ document: { draft, publishedAt } }: { document: DocumentSummary }) {
  const at = draft?.updatedAt ?? publishedAt;
  if (at === null) return <span className="text-faint max-sm:hidden">–</span>;
  const by = draft?.updatedBy?.name;
  return (
    <span className="grid text-xs text-soft">
      {draft === null ? text.published : by === undefined ? text.draft : text.draftBy(by)}
      <Moment at={at} />
    </span>
  );
}
