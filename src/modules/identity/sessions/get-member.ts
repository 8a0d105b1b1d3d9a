import { isMember, type Actor, type Member } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";

/** The caller, who must be signed in. Throws `unauthenticated` when there is none. */
export function getMember(actor: Actor): Member {
  if (!isMember(actor)) throw new AppError("unauthenticated", "no user is signed in");
  return actor;
}
