import { useEffect, useRef } from "react";
import { followTotal, type Sum } from "./draft-sum.ts";
import type { OrderDraft } from "./draft.ts";

type Followed = {
  readonly draft: OrderDraft;
  readonly sum: Sum;
  readonly change: (changes: Partial<OrderDraft>) => void;
};

/** Lets payments that made up the whole total follow it, when lines, coupon or price change. */
export function useFollowingPayments({ draft, sum, change }: Followed): void {
  const last = useRef({ payments: draft.payments, sum });
  useEffect(() => {
    const before = last.current;
    last.current = { payments: draft.payments, sum };
    if (before.payments !== draft.payments) return;
    const payments = followTotal(draft, before.sum, sum);
    if (payments !== undefined) change({ payments });
  });
}
