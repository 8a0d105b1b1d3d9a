import { isMember, type Actor, type Member } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";

/** The signed-in person who asks. Throws `unauthenticated` when there is none. */
export function requireMember(actor: Actor): Member {
  if (!isMember(actor)) throw new AppError("unauthenticated", "nobody is signed in");
  return actor;
}
