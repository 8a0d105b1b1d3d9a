import { shopSecurity } from "#i18n/he/shop-security.ts";
import type { ListedSecurityAlert } from "#modules/security/contract.ts";
import type { Column } from "../../kit/data-table.tsx";
import { Moment } from "../../kit/moment.tsx";
import { SeverityTag } from "./severity-tag.tsx";

const text = shopSecurity.columns;

type ShownEvent = ListedSecurityAlert["events"][number];

export const eventColumns: readonly Column<ShownEvent>[] = [
  {
    id: "what",
    header: text.what,
    phone: "lead",
    cell: ({ type }) => <span className="font-medium">{shopSecurity.types[type]}</span>,
  },
  {
    id: "severity",
    header: text.severity,
    phone: "side",
    cell: ({ severity }) => <SeverityTag severity={severity} />,
  },
  { id: "when", header: text.when, cell: ({ timestamp }) => <Moment at={timestamp} /> },
  {
    id: "address",
    header: text.address,
    cell: ({ ip }) => <bdi className="num">{ip ?? shopSecurity.unknown}</bdi>,
  },
  {
    id: "email",
    header: text.email,
    cell: ({ email }) => email !== null && <bdi className="wrap-anywhere">{email}</bdi>,
  },
  {
    id: "details",
    header: text.details,
    cell: ({ details, userAgent }) => (
      // Cut, because strangers chose these texts, which can be long.
      <bdi
        dir="ltr"
        lang="en"
        title={userAgent ?? undefined}
        className="line-clamp-2 max-w-72 text-xs wrap-anywhere text-soft"
      >
        {[...Object.entries(details).map(([name, given]) => `${name}: ${given}`), userAgent]
          .filter((part) => part !== null)
          .join(" · ")}
      </bdi>
    ),
  },
];
