import type { IdentityContext } from "#modules/identity/context.ts";
import { findMember } from "#modules/identity/sessions/find-member.ts";
import type { Member } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { mayDo, type AdminAction } from "#shared/permissions.ts";
import { downloadPermissions, type Download } from "./contract.ts";
import { listFiles } from "./lists/list-files.ts";
import type { Tickets } from "./tickets.ts";

/**
 * The user whose ticket this is, and the download (one of `kinds`) that it is for. Throws
 * `link_expired` for a ticket that is invalid, too old or of another kind, `unauthenticated` when
 * its session has ended since, `forbidden` when the user may no longer have the download, and
 * `second_factor_needed` when they must have a second factor by now and have none.
 */
export async function assertAdmitted<Kind extends Download["kind"]>(
  ctx: Pick<IdentityContext, "asIdentity" | "clock">,
  tickets: Tickets,
  text: string,
  kinds: readonly Kind[],
): Promise<{ member: Member; download: Extract<Download, { kind: Kind }> }> {
  const ticket = await tickets.downloads.read(text, ctx.clock());
  if (ticket === undefined) throw createTicketError();
  const { sub: userId, sid: sessionId, download } = ticket.claims;
  if (!isOneOf(download, kinds)) throw createTicketError();
  const member = await findMember(ctx, { userId, sessionId });
  if (member === undefined) throw new AppError("unauthenticated", "the session has been ended");
  if (!getPermissions(download).every((action) => mayDo(member, action)))
    throw new AppError("forbidden", "this person may not take it along");
  if (member.lacksSecondFactor)
    throw new AppError("second_factor_needed", "this person needs a second factor by now");
  return { member: { ...member, isInBackOffice: true }, download };
}

function getPermissions(download: Download): readonly AdminAction[] {
  return download.kind === "list"
    ? listFiles[download.list].permissions
    : [downloadPermissions[download.kind]];
}

function isOneOf<Kind extends Download["kind"]>(
  download: Download,
  kinds: readonly Kind[],
): download is Extract<Download, { kind: Kind }> {
  return kinds.some((kind) => kind === download.kind);
}

function createTicketError(): AppError {
  return new AppError("link_expired", "the ticket does not hold here");
}
