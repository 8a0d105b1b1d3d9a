import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "#shared/contract.ts";
import { deskActions, grantableActions, isOfDesk, type DeskAction } from "#shared/permissions.ts";
import { allEndpoints } from "../../../src/api/app.ts";
import { startDeskWithPeople } from "./desk-people.ts";

const { as, admin, moderator, customer, grant, database } = await startDeskWithPeople();

const closed: readonly (readonly [string, Endpoint])[] = Object.values(allEndpoints)
  .flatMap((table) => Object.entries(table))
  .filter(([, { permission }]) => permission !== "public");
const ofDesk = closed.filter(([, { permission }]) => isOfDesk(permission));
const grantable: ReadonlySet<string> = new Set(grantableActions);

/** What becomes of a request without anything in it, of something that there is not: "in" when it is looked at. */
async function knock(person: typeof admin | undefined, endpoint: Endpoint): Promise<string> {
  const { method, path, file } = endpoint;
  const type = file?.types[0];
  const filled = path.replaceAll(/:\w+/g, randomUUID());
  const caller = (person ?? customer).caller;
  const answer =
    type === undefined
      ? await as(person, method.toUpperCase(), filled, method === "get" ? undefined : {})
      : await caller.call(method.toUpperCase(), filled, {
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
  wanted: "in" | "no" | "sign in",
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, endpoint] of endpoints) {
    // oxlint-disable-next-line no-await-in-loop -- one person, one after the other
    const answer = await knock(person, endpoint);
    if (answer !== wanted) found.push(`${name}: ${answer}`);
  }
  return found;
}

describe("PERM-01 every endpoint that is not for everybody", () => {
  test("asks strangers to sign in", async () => {
    expect(closed.length).toBeGreaterThan(60);
    expect(await exceptions(undefined, closed, "sign in")).toEqual([]);
  });

  test("of the back office is closed to customers", async () => {
    expect(await exceptions(customer, ofDesk, "no")).toEqual([]);
  });

  test("PERM-02 of the back office is closed to a moderator without grants", async () => {
    await grant();
    expect(await exceptions(moderator, ofDesk, "no")).toEqual([]);
  });

  test("is open to administrators", async () => {
    expect(await exceptions(admin, ofDesk, "in")).toEqual([]);
  });
});

describe("PERM-01 a moderator with one grant", () => {
  test.each(grantableActions)("%s gets exactly what it is for", async (action: DeskAction) => {
    await grant(action);
    const isFor = ([, { permission }]: (typeof ofDesk)[number]) =>
      permission === action || permission === "desk";
    expect(await exceptions(moderator, ofDesk.filter(isFor), "in")).toEqual([]);
    expect(
      await exceptions(
        moderator,
        ofDesk.filter((it) => !isFor(it)),
        "no",
      ),
    ).toEqual([]);
  });
});

test("PERM-02 what is the administrators' alone cannot be granted, whoever writes it", async () => {
  for (const action of deskActions.filter((it) => !grantable.has(it)))
    // oxlint-disable-next-line no-await-in-loop -- a few statements
    await expect(
      database.asOwner("insert into role_grants (role, action) values ('moderator', $1)", [action]),
    ).rejects.toThrow("role_grants_action_known");
});
