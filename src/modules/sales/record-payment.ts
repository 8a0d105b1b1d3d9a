import type { Context } from "#modules/context.ts";
import type { EndpointInput } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import type { salesEndpoints } from "./contract.ts";

export async function recordPayment(
  ctx: Context,
  id: string,
  body: EndpointInput<typeof salesEndpoints.recordPayment>["body"],
): Promise<void> {
  throw new AppError("internal", "to be written: " + String([ctx, id, body].length));
}
