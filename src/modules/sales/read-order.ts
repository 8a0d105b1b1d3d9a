import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { OrderDetails } from "./order-details.ts";

export async function readOrder(ctx: Context, id: string): Promise<OrderDetails> {
  throw new AppError("internal", "to be written: " + String([ctx, id].length));
}
