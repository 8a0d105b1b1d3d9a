import type { Context } from "#modules/context.ts";
import { allowed, getAbility, withReason } from "#shared/ability.ts";
import type { Customer } from "./customer-shapes.ts";

/** Only administrators may export or erase staff; the use cases check it as well. */
export function canExport(
  { actor }: Pick<Context, "actor">,
  account: Pick<NonNullable<Customer["account"]>, "role"> | null,
): Customer["can"]["export"] {
  const isStaff = account !== null && account.role !== "user";
  const isForAdmins = isStaff && actor.kind !== "admin";
  return getAbility(actor, "customers.export", isForAdmins ? withReason("staff_account") : allowed);
}
