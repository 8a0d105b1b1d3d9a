import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { DownloadContext } from "./context.ts";
import type { Download } from "./contract.ts";

/** The address of a download, for the person who asks for it. */
export async function prepareFile(ctx: DownloadContext, download: Download) {
  return { path: `/api/admin/downloads/${await createTicket(ctx, download)}` };
}

export async function createTicket(
  { actor, clock, tickets }: DownloadContext,
  download: Download,
): Promise<string> {
  if (!isMember(actor)) throw new AppError("unauthenticated", "no signed-in user for the ticket");
  const { id: sub, sessionId: sid } = actor;
  return (await tickets.downloads.sign({ sub, sid, download }, clock())).token;
}
