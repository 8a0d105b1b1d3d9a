/**
 * How customers pay when the shop takes orders without a payment service (PAYMENTS=manual); part of
 * the confirmation mail of an unpaid order. Fill in your account. Empty lines are left out; while
 * all of them are empty, the mail says that the details follow.
 */
export type PaymentInstructions = {
  readonly heading: string;
  /** "{number}" stands for the order's number. */
  readonly text: readonly string[];
  readonly account: readonly { readonly label: string; readonly text: string }[];
  /** Reference that the customer writes on the transfer: the last line of the account. */
  readonly reference: { readonly label: string; readonly text: string };
  /** Instead of "text", as long as the account is empty. */
  readonly withoutAccount: readonly string[];
  /** "{until}" stands for the day and hour until which the items wait. */
  readonly held: string;
  /** Instead of "held", to a customer who ordered without signing in. */
  readonly confirm: string;
};

export const paymentInstructions: PaymentInstructions = {
  heading: "How to pay",
  text: [
    "Please transfer the total to our account, and name the order so that we can identify it.",
  ],
  account: [
    { label: "Account holder", text: "" },
    { label: "Bank", text: "" },
    { label: "IBAN", text: "" },
    { label: "BIC / SWIFT", text: "" },
  ],
  reference: { label: "Reference", text: "Order {number}" },
  withoutAccount: [
    "Nothing has been charged. We will email you our bank details; if you would rather pay another way, just reply to this email.",
  ],
  held: "We keep your items for you until {until} (Israel time). What has not been paid by then goes back on the shelf.",
  confirm:
    "Please confirm your order with the button in this email. Until you do, we keep your items for you until {until} (Israel time); after it, until three days after you ordered.",
};
