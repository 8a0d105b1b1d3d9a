import type { Context } from "#modules/context.ts";
import { permitted, type DeskAction } from "#shared/permissions.ts";
import type { Customer } from "./customer-shapes.ts";

type Ability = Customer["can"]["addNote"];

/** Whether whoever acts may do this, as answers say it. */
export function can({ actor }: Pick<Context, "actor">, action: DeskAction): Ability {
  return permitted(actor, action)
    ? { allowed: true, reason: null }
    : { allowed: false, reason: "not_permitted" };
}
