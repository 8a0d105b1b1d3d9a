import { Link } from "react-router";
import { privacy } from "#i18n/he/privacy.ts";
import type { ErasureRow, privacyEndpoints } from "#modules/privacy/contract.ts";
import { paths } from "#web/paths.ts";
import { useApi } from "../../api/use-api.ts";
import { DataTable, type Column } from "../../kit/data-table.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { ListFrame } from "../../kit/list-frame.tsx";
import { EmailText } from "../../kit/email-text.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Page } from "../../kit/page.tsx";
import { CrmNav } from "../crm-nav.tsx";

const words = privacy.list;

const columns: readonly Column<ErasureRow>[] = [
  {
    id: "at",
    header: words.columns.at,
    phone: "lead",
    cell: ({ at }) => <Moment at={at} />,
  },
  {
    id: "by",
    header: words.columns.by,
    cell: ({ actorEmail }) => <EmailText email={actorEmail} />,
  },
  {
    id: "reason",
    header: words.columns.reason,
    cell: ({ reason, needsLooking }) => (
      <>
        {privacy.reasons[reason]}
        {needsLooking && <strong className="ms-2 text-danger-fg">{words.looking}</strong>}
      </>
    ),
  },
  {
    id: "orders",
    header: words.columns.orders,
    align: "end",
    cell: ({ orders }) => <bdi className="num">{orders}</bdi>,
  },
  {
    id: "receipt",
    header: words.columns.receipt,
    phone: "side",
    cell: ({ id }) => (
      <Link to={paths.admin.printErasure(id)} className="link">
        {words.open}
      </Link>
    ),
  },
];

/** The people who were erased: that, when, and by whom. */
export default function ErasuresPage() {
  const read = useApi<typeof privacyEndpoints.listErasures>("/api/admin/erasures", {});
  return (
    <Page title={words.title}>
      <CrmNav />
      <p className="max-w-prose text-xs text-soft">{words.note}</p>
      <section className="min-w-0 overflow-hidden rounded-md border border-line bg-surface">
        <ListFrame
          read={read}
          failed={words.failed}
          isEmpty={({ erasures }) => erasures.length === 0}
          empty={<EmptyState {...words.empty} />}
          rows={4}
        >
          {({ erasures }) => (
            <DataTable
              label={words.title}
              columns={columns}
              rows={erasures}
              idOf={({ id }) => id}
              nameOf={({ at }) => at}
            />
          )}
        </ListFrame>
      </section>
    </Page>
  );
}
