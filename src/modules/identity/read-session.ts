import { eq } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { AppError } from "#shared/errors.ts";
import type { Role } from "#shared/roles.ts";
import type { IdentityContext } from "./context.ts";
import type { SignedInUser } from "./contract.ts";
import { requireMember } from "./require-member.ts";
import { toSignedInUser, userColumns } from "./signed-in-user.ts";

/** Who is signed in, with the role that they have now. */
export async function readSession(
  ctx: IdentityContext,
): Promise<{ user: SignedInUser; role: Role }> {
  const { id, kind: role } = requireMember(ctx.actor);
  const [profile] = await ctx.asCaller(({ db }) =>
    db.select(userColumns).from(profiles).where(eq(profiles.id, id)),
  );
  if (profile === undefined) throw new AppError("unauthenticated", "the account is gone");
  return { user: toSignedInUser(profile), role };
}
