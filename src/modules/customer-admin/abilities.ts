import type { Context } from "#modules/context.ts";
import { type AdminAction } from "#shared/permissions.ts";
import { permitted } from "#shared/actor.ts";
import type { Customer } from "./customer-shapes.ts";

type Ability = Customer["can"]["addNote"];

/** Whether whoever acts may do this, as answers say it. */
export function can({ actor }: Pick<Context, "actor">, action: AdminAction): Ability {
  return permitted(actor, action)
    ? { allowed: true, reason: null }
    : { allowed: false, reason: "not_permitted" };
}

/**
 * Data about people with a role is for administrators alone; the export itself refuses the same.
 */
export function canExport(
  ctx: Pick<Context, "actor">,
  account: Customer["account"],
): Customer["can"]["export"] {
  const isStaff = account !== null && account.role !== "user";
  const isPermitted = can(ctx, "customers.export");
  return isPermitted.allowed && isStaff && ctx.actor.kind !== "admin"
    ? { allowed: false, reason: "staff_account" }
    : isPermitted;
}
