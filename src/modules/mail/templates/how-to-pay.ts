import { formatDateTime } from "#i18n/format.ts";
import { fillText } from "#shared/fill-text.ts";
import type { MailWords } from "../mail-words.ts";
import type { Block } from "./mail-content.ts";
import type { OrderMailContent } from "./order-mail.ts";

/** The instructions for paying as agreed, and the time for which the items are reserved. */
export function createPaymentBlock(order: OrderMailContent, payment: MailWords["payment"]): Block {
  const { heading, text, account, reference, withoutAccount, held, confirm } = payment;
  const values = {
    number: order.number,
    until: order.payUntil === null ? "" : formatDateTime(new Date(order.payUntil)),
  };
  const filled = account.filter((fact) => fact.text !== "");
  const facts = filled.length === 0 ? [] : [...filled, reference];
  const paragraphs = [
    ...(filled.length === 0 ? withoutAccount : text),
    ...(order.payUntil === null ? [] : [order.isToConfirm === true ? confirm : held]),
  ];
  return {
    kind: "facts",
    heading,
    paragraphs: paragraphs.map((line) => fillText(line, values)),
    facts: facts.map((fact) => ({ ...fact, text: fillText(fact.text, values) })),
  };
}
