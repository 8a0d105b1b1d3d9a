// The pages that customers of the local Stripe see.
import type { Session } from "./stripe-answers.ts";

/** Asks for the money. */
export function payPage({ id, amount_total, currency, cancel_url }: Session): string {
  const amount = `${(amount_total / 100).toFixed(2)} ${currency.toUpperCase()}`;
  return toPage(
    "Pay",
    `<p>Amount: ${amount}</p>
<form method="post" action="/pay/${id}"><button>Pay</button></form>
<p><a href="${escaped(cancel_url)}">Cancel</a></p>`,
  );
}

/** Takes no money any more. */
export function shutPage({ cancel_url }: Session): string {
  return toPage(
    "This page is closed",
    `<p><a href="${escaped(cancel_url)}">Back to the shop</a></p>`,
  );
}

/** A small page of a service on this machine. */
export const toPage = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"></head>
<body><h1>${title}</h1>
${body}
</body>
</html>`;

export const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
