// The rights of an actor in the database: a role, and claims that tell who it is.
import { isMember, isStaff, type Actor } from "#shared/actor.ts";

const roles = {
  anonymous: "shop_anon",
  user: "shop_user",
  // The database role of a person outside the back office; inside, it depends on their role.
  moderator: "shop_user",
  admin: "shop_admin",
  identity: "shop_identity",
  publicForms: "shop_public_forms",
  checkout: "shop_checkout",
  privacy: "shop_privacy",
  system: "shop_system",
} as const satisfies Record<Actor["kind"], string>;

/**
 * The database role of an actor. Actions in the back office run with the rights of staff; the API
 * has checked that they are allowed, and the database asks again for what moderators were granted.
 */
export function getRole(actor: Actor): string {
  if (!isStaff(actor)) return roles[actor.kind];
  return actor.kind === "admin" ? roles.admin : "shop_moderator";
}

/** The claims of an actor, as JSON, that policies and `app.uid()` see. */
export function getClaims(actor: Actor): string {
  const person = actor.kind === "privacy" ? actor.by : actor;
  if (isMember(person)) {
    return JSON.stringify({ sub: person.id, email: person.email, role: person.kind });
  }
  return JSON.stringify({ role: actor.kind });
}
