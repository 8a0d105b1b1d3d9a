import { Archive, Trash2, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { privacy } from "#i18n/he/privacy.ts";
import type { ErasurePlan } from "#modules/privacy/contract.ts";
import { adminPaths } from "#web/admin-paths.ts";

const labels = privacy.erase;

/** Data that will be erased, data that stays and why, and reasons that block the erasure. */
export function ErasureOutlook({
  plan,
  blocked,
}: {
  plan: ErasurePlan;
  blocked: string | undefined;
}) {
  const { counts, hasAccount, openOrders } = plan;
  return (
    <div className="grid gap-4">
      {blocked !== undefined && (
        <div role="alert" className="flex gap-2.5 rounded-sm bg-danger-bg p-3 text-danger-fg">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          <div className="grid gap-1">
            <p>{blocked}</p>
            {openOrders.length > 0 && (
              <ul className="flex flex-wrap gap-x-3 gap-y-1">
                {openOrders.map(({ id, number }) => (
                  <li key={id}>
                    <Link to={adminPaths.order(id)} className="link num">
                      <bdi dir="ltr">#{number}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
      <Part
        title={
          <>
            <Trash2 aria-hidden className="size-4 text-danger-fg" />
            {labels.deleted.title}
          </>
        }
      >
        <li>{hasAccount ? labels.deleted.account : labels.deleted.noAccount}</li>
        {counts.messages > 0 && <li>{labels.deleted.messages(counts.messages)}</li>}
        {counts.notes > 0 && <li>{labels.deleted.notes(counts.notes)}</li>}
        {counts.mails > 0 && <li>{labels.deleted.mails(counts.mails)}</li>}
        <li>{labels.deleted.newsletter}</li>
      </Part>
      <Part
        title={
          <>
            <Archive aria-hidden className="size-4 text-soft" />
            {labels.retained.title}
          </>
        }
      >
        <li>{labels.retained.orders(counts.orders)}</li>
        {counts.orders > 0 && <li>{labels.retained.why}</li>}
        <li>{labels.retained.log}</li>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="flex items-center gap-2 text-sm font-strong">{title}</h3>
      <ul className="grid list-disc gap-1 ps-6 text-soft">{children}</ul>
    </section>
  );
}
