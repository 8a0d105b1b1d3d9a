import { shopSecurity } from "#i18n/he/shop-security.ts";
import type { ListedSecurityAlert } from "#modules/security/contract.ts";
import { defineColumns } from "../../kit/define-columns.tsx";
import { SeverityTag } from "./severity-tag.tsx";

const text = shopSecurity.columns;

type ShownEvent = ListedSecurityAlert["events"][number];

export const eventColumns = defineColumns<ShownEvent, typeof text>(text, {
  what: {
    phone: "lead",
    cell: ({ type }) => <span className="font-medium">{shopSecurity.types[type]}</span>,
  },
  severity: { phone: "side", cell: ({ severity }) => <SeverityTag severity={severity} /> },
  timestamp: "moment",
  address: { cell: ({ ip }) => <bdi className="num">{ip ?? shopSecurity.unknown}</bdi> },
  email: { cell: ({ email }) => email !== null && <bdi className="wrap-anywhere">{email}</bdi> },
  details: {
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
});
