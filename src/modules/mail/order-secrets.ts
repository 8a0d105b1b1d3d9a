import { z } from "zod";
import type { OrderKeys } from "#modules/orders/order-keys.ts";
import type { OrderSecrets } from "./templates/mail-content.ts";

const aboutOrder = z.object({ orderId: z.uuid() });

/** The keys in the links of a mail about an order; undefined for other mails. */
export function getOrderSecrets(orderKeys: OrderKeys, content: unknown): OrderSecrets | undefined {
  const { data } = aboutOrder.safeParse(content);
  if (data === undefined) return undefined;
  return {
    page: orderKeys.create(data.orderId, { for: "page" }),
    confirm: orderKeys.create(data.orderId, { for: "confirm" }),
  };
}
