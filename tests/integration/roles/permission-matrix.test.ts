import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { allEndpoints } from "#server/api/endpoints.ts";
import type { Endpoint } from "#shared/contract.ts";
import { adminActions, grantableActions, isStaffPermission } from "#shared/permissions.ts";
import { pickSome } from "../../support/effort.ts";
import { addGrants, setGrants } from "../../support/grants.ts";
import { startShopWithPeople } from "./staff-people.ts";

const { as, admin, moderator, customer, createCustomer, grant, database } =
  await startShopWithPeople();
const other = await createCustomer({ role: "moderator" });

const closed: readonly (readonly [string, Endpoint])[] = Object.values(allEndpoints)
  .flatMap((table) => Object.entries(table))
  .filter(([, { permission }]) => permission !== "public");
const ofBackOffice = closed.filter(([, { permission }]) => isStaffPermission(permission));
const EVERY = 6;
const grantable: ReadonlySet<string> = new Set(grantableActions);

/**
 * Answer to an empty request about a row that does not exist: "sign in", "no" without the right,
 * "in" when the request is looked at.
 */
async function knock(person: typeof admin | undefined, endpoint: Endpoint): Promise<string> {
  const { method, path, file } = endpoint;
  const type = file?.types[0];
  const filled = path.replaceAll(/:\w+/g, randomUUID());
  const caller = (person ?? customer).caller;
  const answer =
    type === undefined
      ? await as(person, method, filled, method === "GET" ? undefined : {})
      : await caller.call(method, filled, {
          ...(person && { accessToken: person.session.access_token }),
          body: "x",
          headers: { "content-type": type },
        });
  expect(answer.status, `${path}: ${answer.text}`).not.toBe(500);
  if (answer.status === 401) return "sign in";
  return answer.code === "forbidden" ? "no" : "in";
}

/** The endpoints for which the answer is another than `wanted`. */
async function exceptions(
  person: typeof admin | undefined,
  endpoints: typeof closed,
  requested: "in" | "no" | "sign in",
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, endpoint] of endpoints) {
    // oxlint-disable-next-line no-await-in-loop -- one person, one after the other
    const answer = await knock(person, endpoint);
    if (answer !== requested) found.push(`${name}: ${answer}`);
  }
  return found;
}

describe("PERM-01 every endpoint that is not public", () => {
  test("asks strangers to sign in", async () => {
    expect(closed.length).toBeGreaterThan(60);
    expect(await exceptions(undefined, closed, "sign in")).toEqual([]);
  });

  test("of the back office is closed to customers", async () => {
    expect(await exceptions(customer, ofBackOffice, "no")).toEqual([]);
  });

  test("PERM-02 every back-office endpoint is closed to a moderator without grants", async () => {
    await grant();
    expect(await exceptions(moderator, ofBackOffice, "no")).toEqual([]);
  });

  test("PERM-22 no back-office endpoint opens to a moderator through another moderator's grants", async () => {
    await grant();
    await setGrants(database, grantableActions, { userId: other.session.user.id });
    expect(await exceptions(moderator, ofBackOffice, "no")).toEqual([]);
  });

  test("is open to administrators", async () => {
    expect(await exceptions(admin, ofBackOffice, "in")).toEqual([]);
  });
});

describe("PERM-01 PERM-22 a moderator with one grant, beside another one with all of them,", () => {
  test.each(grantableActions)("%s allows exactly its own endpoints", async (action) => {
    await grant(...grantableActions);
    await setGrants(database, [action], { userId: moderator.session.user.id });
    const isFor = ([, { permission }]: (typeof ofBackOffice)[number]) =>
      permission === action || permission === "staff";
    expect(await exceptions(moderator, ofBackOffice.filter(isFor), "in")).toEqual([]);
    // Each endpoint is tried with some of the actions.
    const tried = pickSome(ofBackOffice, EVERY, grantableActions.indexOf(action));
    expect(
      await exceptions(
        moderator,
        tried.filter((it) => !isFor(it)),
        "no",
      ),
    ).toEqual([]);
  });
});

test("PERM-02 rights reserved for administrators cannot be granted by any role", async () => {
  for (const action of adminActions.filter((it) => !grantable.has(it)))
    // oxlint-disable-next-line no-await-in-loop -- a few statements
    await expect(
      addGrants(database, [action], { userId: moderator.session.user.id }),
    ).rejects.toThrow("user_grants_action_known");
});
