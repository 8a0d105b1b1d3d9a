import type { Context } from "#modules/context.ts";
import type { EndpointInput } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import type { salesEndpoints } from "./contract.ts";

export async function createOrder(
  ctx: Context,
  body: EndpointInput<typeof salesEndpoints.createOrder>["body"],
): Promise<{ id: string; number: string }> {
  throw new AppError("internal", "to be written: " + String([ctx, body].length));
}
