import { LOCALE } from "#i18n/language.ts";
import { addressLines } from "#i18n/address-lines.ts";
import { customer as labels } from "#i18n/he/customer.ts";
import { roleNames } from "#i18n/he/role-names.ts";
import type { Customer } from "#modules/customers/admin/customer-shapes.ts";
import { formatShortDate } from "#i18n/format-he.ts";
import { DataLines } from "#ui/data-texts.tsx";
import { Moment } from "../../kit/moment.tsx";
import { CopyButton } from "../../kit/copy-button.tsx";

/** The account, and where shipments and bills went. */
export function DetailsTab({ customer: { account, addresses, email } }: { customer: Customer }) {
  const text = labels.account;
  return (
    <div className="grid gap-5">
      <section className="grid gap-1">
        <h3 className="text-sm">{text.title}</h3>
        {account === null ? (
          <p className="text-soft">{email === null ? text.noneByPhone : text.none}</p>
        ) : (
          <ul className="grid gap-0.5 text-soft">
            <li>
              {text.since} <Moment at={account.since} />
            </li>
            <li>
              {account.confirmedAt === null ? (
                text.unconfirmed
              ) : (
                <>
                  {text.confirmed} <Moment at={account.confirmedAt} />
                </>
              )}
            </li>
            <li>
              {text.role}: {roleNames[account.role]}
            </li>
          </ul>
        )}
      </section>
      <section className="grid gap-2">
        <h3 className="text-sm">{labels.addresses.title}</h3>
        {addresses.length === 0 && <p className="text-soft">{labels.addresses.none}</p>}
        <ul className="grid gap-3">
          {addresses.map(({ address, orders, lastUsedAt }) => {
            const lines = addressLines(address, LOCALE);
            return (
              <li key={lines.join("\n")} className="flex items-start gap-1">
                <div className="min-w-0 grow">
                  <address className="not-italic wrap-anywhere">
                    <DataLines lines={lines} />
                  </address>
                  <p className="text-xs text-faint">
                    {labels.addresses.used(orders)},{" "}
                    <bdi className="num">{formatShortDate(new Date(lastUsedAt))}</bdi>
                  </p>
                </div>
                <CopyButton label={labels.addresses.copy} value={lines.join("\n")} />
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
