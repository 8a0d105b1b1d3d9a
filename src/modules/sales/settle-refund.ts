import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";

export async function settleRefund(ctx: Context, orderId: string, refundId: string): Promise<void> {
  throw new AppError("internal", "to be written: " + String([ctx, orderId, refundId].length));
}
