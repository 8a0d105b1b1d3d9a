import { formatDeliveryDays } from "#i18n/en/delivery.ts";
import { computeDeliveryWindow } from "#modules/checkout/delivery-window.ts";
import type { MailWords } from "../mail-words.ts";
import type { Block } from "./mail-content.ts";
import type { OrderMailContent } from "./order-mail.ts";

/** The days between which it will arrive, once it is paid. */
export function formatArrival(
  { paidOn, lines: bought }: OrderMailContent,
  { common, policies }: Pick<MailWords, "common" | "policies">,
): Block[] {
  // Lines with preordered items state their own shipping day.
  if (!paidOn || bought.some(({ leavesBy }) => leavesBy)) return [];
  const lines = [formatDeliveryDays(computeDeliveryWindow(paidOn, policies))];
  return [{ kind: "address", heading: common.order.arrives, lines }];
}
