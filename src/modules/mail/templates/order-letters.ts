import type { Letter, Template } from "./letter.ts";
import { orderMailContent } from "./order-mail.ts";

const plain =
  (subject: string): Template =>
  (mail): Letter => {
    const order = orderMailContent.parse(mail.content);
    return {
      subject: `${subject} ${order.number}`,
      preheader: "",
      heading: subject,
      paragraphs: [],
      afterwards: [],
      footer: "",
    };
  };

export const orderConfirmation = plain("Order confirmed");
export const paymentReceived = plain("Payment received");
export const orderShipped = plain("Order shipped");
export const orderCancelled = plain("Order cancelled");
export const orderRefunded = plain("Order refunded");
export const newOrder = plain("New order");
export const paidWithoutStock = plain("Paid without stock");
