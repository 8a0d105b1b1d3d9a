import { eq } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { renameProfile } from "#modules/customers/write-profile.ts";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import type { SignedInUser } from "../contract.ts";
import { getMember } from "../sessions/get-member.ts";
import { toSignedInUser } from "../sessions/signed-in-user.ts";

/** Changes the name of the caller. */
export async function changeProfile(
  ctx: IdentityContext,
  { fullName }: { fullName: string },
): Promise<SignedInUser> {
  const { id } = getMember(ctx.actor);
  // Done with the identity role, because the back office role may not change profiles, and staff
  // change their names as well.
  const changed = await ctx.asIdentity(({ db }) =>
    renameProfile(db, eq(profiles.id, id), fullName),
  );
  if (changed === undefined) throw new AppError("unauthenticated", "the account is gone");
  return toSignedInUser(changed);
}
