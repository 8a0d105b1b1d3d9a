import { AppError } from "#shared/errors.ts";
import type { TillContext } from "./context.ts";

export async function cancelOwnOrder(ctx: TillContext, accessKey: string): Promise<void> {
  throw new AppError("internal", "to be written: " + String([ctx, accessKey].length));
}
