// The pages that customers of the local PayPlus see.
import type { Page } from "./payplus-types.ts";
import { escaped, toPage } from "./stripe-pages.ts";

/** Asks for the money. */
export const payPage = ({ uid, amount, currency, cancelUrl }: Page): string =>
  toPage(
    "Pay with PayPlus",
    `<p>Amount: ${amount.toFixed(2)} ${currency}</p>
<form method="post" action="/pay/${uid}"><button>Pay</button></form>
<form method="post" action="/refuse/${uid}"><button>Refuse</button></form>
<p><a href="${escaped(cancelUrl)}">Cancel</a></p>`,
  );

/** Takes no money any more. */
export const shutPage = ({ cancelUrl }: Page): string =>
  toPage("This page is closed", `<p><a href="${escaped(cancelUrl)}">Back to the shop</a></p>`);
