// The pages that customers of the local PayPal see.
import type { Order } from "./paypal-ledger.ts";

/** Asks for the customer's agreement. The second button agrees with means that will be declined. */
export function payPage({ id, unit, cancelUrl }: Order): string {
  const button = (choice: string, label: string) =>
    `<form method="post" action="/checkoutnow?token=${id}&amp;choice=${choice}"><button>${label}</button></form>`;
  return page(
    "Pay",
    `<p>Amount: ${unit.amount.value} ${unit.amount.currency_code}</p>
${button("paid", "Pay")}
${button("declined", "Refuse")}
<p><a href="${escaped(withToken(cancelUrl, id))}">Cancel</a></p>`,
  );
}

/** Takes no money any more. */
export const shutPage = (): string =>
  page("This page is closed", "<p>Things don't appear to be working at the moment.</p>");

/** The address to which the customer returns: PayPal adds the order's id. */
export function withToken(address: string, id: string): string {
  const url = new URL(address);
  url.searchParams.set("token", id);
  return url.href;
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"></head>
<body><h1>${title}</h1>
${body}
</body>
</html>`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
