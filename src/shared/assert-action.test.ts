import { expect, test } from "vitest";
import { member } from "../../tests/support/actors.ts";
import { anonymous, system, type Member } from "./actor.ts";
import { isProofNeeded } from "./contract.ts";
import type { AdminAction } from "./permissions.ts";
import { assertAction } from "./assert-action.ts";

const moderator = (state: Partial<Member>): Member => ({ ...member("moderator"), ...state });
const attempt = (actor: Parameters<typeof assertAction>[0], action: AdminAction) => () =>
  assertAction(actor, action, "this");

test("PERM-29 a heavy right requires a second factor and a recent proof of identity, a light one does not", () => {
  const grants = ["orders.agree", "orders.write"] as const;
  const late = moderator({ grants, hasRecentProof: false });
  expect(attempt(late, "orders.agree")).toThrow(expect.objectContaining({ code: "proof_needed" }));
  expect(attempt(late, "orders.write")).not.toThrow();
  const bare = moderator({ grants, lacksSecondFactor: true });
  expect(attempt(bare, "orders.agree")).toThrow(
    expect.objectContaining({ code: "second_factor_needed" }),
  );
  expect(attempt(moderator({ grants }), "orders.agree")).not.toThrow();
});

test("PERM-29 without the right the action is refused, and the shop itself needs none", () => {
  for (const actor of [anonymous, member("user"), moderator({})])
    expect(attempt(actor, "orders.agree")).toThrow(expect.objectContaining({ code: "forbidden" }));
  expect(attempt(system, "settings.write")).not.toThrow();
});

test("PERM-29 an endpoint that changes something with a heavy right requires a proof of identity by default", () => {
  expect(isProofNeeded({ method: "PUT", permission: "prices.write" })).toBe(true);
  expect(isProofNeeded({ method: "POST", permission: "orders.export" })).toBe(true);
  expect(isProofNeeded({ method: "GET", permission: "customers.erase" })).toBe(false);
  expect(isProofNeeded({ method: "POST", permission: "orders.write" })).toBe(false);
  expect(isProofNeeded({ method: "POST", permission: "user", proof: "recent" })).toBe(true);
});
