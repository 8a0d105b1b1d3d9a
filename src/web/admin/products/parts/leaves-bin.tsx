import { products } from "#i18n/he/products.ts";
import { useNow } from "../../kit/use-now.ts";
import { daysUntil } from "./days-until.ts";

type LeavesBinProps = {
  /** Null for what stays because of its orders or its stock. */
  removedAt: string | null;
};

/** How long a product in the bin can still be restored. */
export function LeavesBin({ removedAt }: LeavesBinProps) {
  const now = useNow();
  return removedAt === null ? products.staysInBin : products.leavesBin(daysUntil(removedAt, now));
}
