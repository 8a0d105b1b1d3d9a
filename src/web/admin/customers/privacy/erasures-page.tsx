import { Link } from "react-router";
import { privacy } from "#i18n/he/privacy.ts";
import type { ErasureRow } from "#modules/privacy/contract.ts";
import { THEMSELF } from "#shared/erased.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi } from "../../api/use-api.ts";
import { defineColumns } from "../../kit/define-columns.tsx";
import { EmailText } from "../../kit/email-text.tsx";
import { FramedTable } from "../../kit/framed-table.tsx";
import { Page } from "../../shell/page.tsx";

const labels = privacy.list;

const columns = defineColumns<ErasureRow, typeof labels.columns>(labels.columns, {
  at: { kind: "moment", phone: "lead" },
  by: {
    cell: ({ actorEmail }) =>
      actorEmail === THEMSELF ? privacy.themself : <EmailText email={actorEmail} />,
  },
  reason: {
    cell: ({ reason, needsLooking }) => (
      <>
        {privacy.reasons[reason]}
        {needsLooking && <strong className="ms-2 text-danger-fg">{labels.looking}</strong>}
      </>
    ),
  },
  orders: "count",
  receipt: {
    phone: "side",
    cell: ({ id }) => (
      <Link to={adminPaths.printErasure(id)} className="link">
        {labels.open}
      </Link>
    ),
  },
});

/** The list of erasures: when, and by whom. */
export default function ErasuresPage() {
  const read = useApi("GET /api/admin/erasures", {});
  return (
    <Page title={labels.title}>
      <p className="max-w-prose text-xs text-soft">{labels.note}</p>
      <FramedTable
        read={read}
        failed={labels.failed}
        none={labels.empty}
        rows={4}
        getRows={({ erasures }) => erasures}
        label={labels.title}
        columns={columns}
      />
    </Page>
  );
}
