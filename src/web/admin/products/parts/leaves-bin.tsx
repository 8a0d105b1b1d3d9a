import { products } from "#i18n/he/products.ts";
import { daysUntil } from "./days-until.ts";

type LeavesBinProps = {
  /** Null for what stays because of its orders or its stock. */
  removedAt: string | null;
  now?: Date;
};

/** How long a product in the bin can still be restored. */
export function LeavesBin({ removedAt, now = new Date() }: LeavesBinProps) {
  return removedAt === null ? products.staysInBin : products.leavesBin(daysUntil(removedAt, now));
}
