// Requests that would be done for somebody who may: everybody else is refused, each with the right
// word, and nothing changes.
import { describe, expect, test } from "vitest";
import { isProofNeeded } from "#shared/contract.ts";
import {
  adminOnlyActions,
  getGround,
  grantableActions,
  isStaffPermission,
  type AdminAction,
  type Permission,
} from "#shared/permissions.ts";
import { readAnswer, type Answer } from "../http/timed-shop.ts";
import { getAddress, getSample } from "./samples.ts";
import { fingerprints } from "./traces.ts";
import { operations, startWorld, type Operation, type Sample } from "./endpoint-samples.ts";
import { setGrants } from "../../support/grants.ts";

const world = await startWorld();
const { database, tokens } = world;
const others = ["public", "user", "staff"] as const;

const closed: { operation: Operation; sample: Sample }[] = [];
for (const operation of operations)
  if (operation.endpoint.permission !== "public")
    closed.push({ operation, sample: await getSample(world, operation) });
const ofBackOffice = closed.filter(({ operation }) =>
  isStaffPermission(operation.endpoint.permission),
);

async function send(operation: Operation, sample: Sample, token?: string): Promise<Answer> {
  const type = sample.file?.type ?? "application/json";
  const hasBody = sample.file !== undefined || sample.body !== undefined;
  return readAnswer(
    await fetch(world.url + getAddress(operation, sample), {
      method: operation.endpoint.method.toUpperCase(),
      headers: {
        "x-forwarded-for": "10.9.9.9",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(hasBody && { "content-type": type }),
      },
      ...(hasBody && {
        body: sample.file ? new Uint8Array(sample.file.bytes) : JSON.stringify(sample.body),
      }),
    }),
  );
}

/** Those that answer `token` with something else than this code. */
async function exceptions(
  token: string | undefined,
  code: string,
  among: typeof closed,
): Promise<string[]> {
  expect(among.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const { operation, sample } of among) {
    const answer = await send(operation, sample, token);
    if (answer.code !== code) found.push(`${operation.id}: ${answer.status} ${answer.code}`);
  }
  return found;
}

const grant = (actions: readonly AdminAction[]) => setGrants(database, actions);

const needs = (permission: Permission) => (one: (typeof closed)[number]) =>
  one.operation.endpoint.permission === permission;

describe("HOST-10 a request that others may make is refused and changes nothing", () => {
  test("of a stranger, and of a caller with a forged token", async () => {
    const before = await fingerprints(database);
    expect(await exceptions(undefined, "unauthenticated", closed)).toEqual([]);
    const [header = "", payload = ""] = tokens.admin.split(".");
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    for (const token of [`${header}.${payload}.AAAA`, `${unsigned}.${payload}.`])
      expect(await exceptions(token, "unauthenticated", ofBackOffice)).toEqual([]);
    expect(await fingerprints(database)).toEqual(before);
  }, 360_000);

  test("of a customer, and of a moderator without grants", async () => {
    await grant([]);
    const before = await fingerprints(database);
    expect(await exceptions(tokens.customer, "forbidden", ofBackOffice)).toEqual([]);
    expect(await exceptions(tokens.moderator, "forbidden", ofBackOffice)).toEqual([]);
    expect(await fingerprints(database)).toEqual(before);
  }, 360_000);

  // No endpoint asks for "orders.agree": the code within a request and the database do (HAND-12).
  const ofEndpoints = [...grantableActions, ...adminOnlyActions].filter(
    (action) => action !== "orders.agree",
  );
  test.each(ofEndpoints)("of a moderator with every right except %s", async (action) => {
    await grant(grantableActions.filter((one) => one !== action));
    const before = await fingerprints(database);
    expect(await exceptions(tokens.moderator, "forbidden", closed.filter(needs(action)))).toEqual(
      [],
    );
    expect(await fingerprints(database)).toEqual(before);
  });

  test("HOST-11 of an administrator who is overdue to set up a second factor", async () => {
    const { session } = await world.createCustomer({ role: "admin" });
    await database.asOwner("update user_roles set given_at = '2020-01-01' where user_id = $1", [
      session.user.id,
    ]);
    const before = await fingerprints(database);
    expect(await exceptions(session.access_token, "second_factor_needed", ofBackOffice)).toEqual(
      [],
    );
    expect(await fingerprints(database)).toEqual(before);
  });

  test("HOST-11 of a user without a recent proof of identity, where it is required", async () => {
    await database.asOwner("update sessions set proved_at = proved_at - interval '11 minutes'");
    const wantProof = closed.filter(({ operation }) => isProofNeeded(operation.endpoint));
    const before = await fingerprints(database);
    expect(await exceptions(tokens.admin, "proof_needed", wantProof)).toEqual([]);
    expect(await fingerprints(database)).toEqual(before);
    await database.asOwner("update sessions set proved_at = proved_at + interval '11 minutes'");
  });
});

/** Where one grant is not enough. */
const needsMore: readonly string[] = [
  // Also the right to see figures: the answer is what a unit costs the shop.
  "inventory.setCost",
  // The file must be one's own.
  "messageAdmin.dropReplyFile",
  // Also the right to see and change customers: their notes move along.
  "customerAdmin.joinCustomer",
  // Also the right to see the list.
  "downloads.prepareChanges",
  "downloads.prepareDealers",
  "downloads.prepareMessages",
  "downloads.preparePayments",
  "downloads.prepareSubscribers",
];

describe("HOST-12 the same request succeeds for a moderator with only this grant and the view right that it needs", () => {
  test.each(grantableActions)("%s", async (action) => {
    const ground = getGround(action);
    await grant(ground === null ? [action] : [ground, action]);
    const found: string[] = [];
    for (const { operation, sample } of closed.filter(needs(action))) {
      if (needsMore.includes(operation.id)) continue;
      const answer = await send(operation, sample, tokens.moderator);
      if (answer.status > 299) found.push(`${operation.id}: ${answer.text}`);
    }
    expect(found).toEqual([]);
  });
});

test("HOST-10 every permission has been tested", () => {
  const tried: ReadonlySet<string> = new Set([...grantableActions, ...adminOnlyActions, ...others]);
  expect(operations.filter(({ endpoint }) => !tried.has(endpoint.permission))).toEqual([]);
});
