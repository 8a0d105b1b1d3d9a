import { eq } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import type { Role } from "#shared/roles.ts";
import type { IdentityContext } from "../context.ts";
import { getMember } from "../sessions/get-member.ts";
import { userRoles } from "../tables.ts";

/**
 * The caller's role or, for an administrator, any user's. Throws `forbidden` when someone else asks
 * about another user.
 */
export async function getUserRole(ctx: IdentityContext, userId?: string): Promise<Role> {
  const member = getMember(ctx.actor);
  if (userId === undefined || userId.toLowerCase() === member.id) return member.kind;
  if (member.kind !== "admin")
    throw new AppError("forbidden", "only administrators ask about others");
  const [given] = await ctx.asCaller(({ db }) =>
    db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId)),
  );
  return given?.role ?? "user";
}
