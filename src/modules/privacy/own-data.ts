import { findCustomerOfAccount } from "#modules/customers/find-customer.ts";
import { getMember } from "#modules/identity/sessions/get-member.ts";
import type { Proof } from "#modules/identity/second-factor/proof-contract.ts";
import { verifyProof } from "#modules/identity/second-factor/verify-proof.ts";
import { THEMSELF } from "#shared/erased.ts";
import { AppError } from "#shared/errors.ts";
import type { OwnDataContext } from "./context.ts";
import type { ErasurePlan } from "./contract.ts";
import { erase } from "./erase-person.ts";
import { readPerson, hasStaffRole } from "./export-person.ts";
import type { PersonalData } from "./export-shapes.ts";
import { previewErasure } from "./preview-erasure.ts";

/**
 * All data that the shop has about the caller, as in the back office's export, but without orders
 * that a stranger may have placed with their address; the request is logged without it. Throws what
 * `prove` throws.
 */
export async function exportOwnData(ctx: OwnDataContext, proof: Proof): Promise<PersonalData> {
  const member = getMember(ctx.actor);
  await verifyProof(ctx, proof);
  await ctx.limits.reserve({ exportOwnData: member.id });
  const id = await findOwnCustomer(ctx);
  return ctx.asPrivacy(({ db }) =>
    readPerson(db, {
      id,
      now: ctx.clock(),
      by: { actorId: member.id, actorEmail: THEMSELF },
      isProvenOnly: true,
    }),
  );
}

/**
 * The effects of closing the caller's account, and the orders that prevent it: none of a stranger
 * that only claims their address.
 */
export async function previewClosing(ctx: OwnDataContext): Promise<ErasurePlan> {
  return previewErasure(ctx, await findOwnCustomer(ctx), { isProvenOnly: true });
}

/**
 * Closes the caller's account, at once and for good: they are erased, and their orders stay without
 * personal data. Throws what `prove` throws; `orders_open` with the numbers, because shipments need
 * their recipient until they have arrived; `staff_account` for staff; `conflict` when an order came
 * meanwhile.
 */
export async function closeAccount(ctx: OwnDataContext, proof: Proof): Promise<void> {
  const member = getMember(ctx.actor);
  await verifyProof(ctx, proof);
  await erase(ctx, {
    id: await findOwnCustomer(ctx),
    reason: "request",
    isProvenOnly: true,
    by: { actorId: member.id, actorEmail: THEMSELF },
    check: async ({ db }, person) => {
      if (person.profileId !== member.id) throw new AppError("not_found", "they are gone already");
      if (await hasStaffRole(db, member.id))
        throw new AppError("staff_account", "who works here is erased by an administrator");
    },
  });
}

async function findOwnCustomer(ctx: OwnDataContext): Promise<string> {
  const member = getMember(ctx.actor);
  const id = await ctx.asPrivacy((inside) => findCustomerOfAccount(inside, member.id));
  if (id === undefined) throw new AppError("unauthenticated", "the account is gone");
  return id;
}
