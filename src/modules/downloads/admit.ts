import type { IdentityContext } from "#modules/identity/context.ts";
import { findMember } from "#modules/identity/find-member.ts";
import type { Member } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { mayDo } from "#shared/permissions.ts";
import { downloadPermissions, type Download } from "./contract.ts";
import type { Tickets } from "./tickets.ts";

/**
 * Who comes with a ticket, and for what. Throws `link_expired` for a ticket that does not hold, `unauthenticated` when its
 * session has been ended since, `forbidden` when the person may not have it any more, `second_factor_needed` when they lack one by now.
 */
export async function admit(
  ctx: Pick<IdentityContext, "atDesk" | "clock">,
  tickets: Tickets,
  text: string,
): Promise<{ member: Member; download: Download }> {
  const ticket = await tickets.read(text, ctx.clock());
  if (ticket === undefined) throw new AppError("link_expired", "the ticket does not hold");
  const member = await findMember(ctx, ticket);
  if (member === undefined) throw new AppError("unauthenticated", "the session has been ended");
  if (!mayDo(member, downloadPermissions[ticket.download.kind]))
    throw new AppError("forbidden", "this person may not take it along");
  if (member.lacksSecondFactor)
    throw new AppError("second_factor_needed", "this person needs a second factor by now");
  return { member: { ...member, isInBackOffice: true }, download: ticket.download };
}
