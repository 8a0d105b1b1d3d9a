import { products } from "#i18n/he/products.ts";
import { useNow } from "../../kit/use-now.ts";
import { countDaysUntil } from "./days-until.ts";

type LeavesBinProps = {
  /** Null for what stays because of its orders or its stock. */
  leavesBinAt: string | null;
};

/** How long a product in the bin can still be restored. */
export function LeavesBin({ leavesBinAt }: LeavesBinProps) {
  const now = useNow();
  return leavesBinAt === null
    ? products.staysInBin
    : products.leavesBin(countDaysUntil(leavesBinAt, now));
}
