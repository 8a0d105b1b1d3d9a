import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";

export async function hideOrder(ctx: Context, id: string): Promise<void> {
  throw new AppError("internal", "to be written: " + String([ctx, id].length));
}
export async function restoreOrder(ctx: Context, id: string): Promise<void> {
  throw new AppError("internal", "to be written: " + String([ctx, id].length));
}
