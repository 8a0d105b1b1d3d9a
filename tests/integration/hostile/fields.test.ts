// Very many hostile requests, made of the contracts and of chance that is always the same.
import { expect, test } from "vitest";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { system } from "#shared/actor.ts";
import { createRandom } from "#shared/random.ts";
import { pickCount } from "../../support/effort.ts";
import { attemptsAt, type Attempt } from "./attempts.ts";
import { getSample } from "./samples.ts";
import { sweep, type Knock } from "./send-many.ts";
import { fingerprints } from "./traces.ts";
import { operations, startWorld, type Sample } from "./endpoint-samples.ts";

/**
 * Each field gets a part of what there is; at full effort there are more than 20,000 requests
 * together, and everything comes up somewhere.
 */
const OF_THOSE_WHO_MAY = pickCount(900, 6_200);
const OF_OTHERS = pickCount(1_500, 14_300);
const ALL = pickCount(2_000, 20_000);

/** Where everything else is quiet, half a minute is enough for all of it. */
const SLOWEST_MS = 300_000;

const world = await startWorld();
const { database, shop, tokens } = world;
const random = createRandom("hostile clients");

const attempts: { sample: Sample; attempt: Attempt }[] = [];
for (const operation of operations) {
  const sample = await getSample(world, operation);
  attempts.push(...attemptsAt(operation, sample).map((attempt) => ({ sample, attempt })));
}
let sent = 0;

/** About so many of them, in their order. */
function about<T>(count: number, all: readonly T[]): T[] {
  return all.filter(() => random.chance(count / all.length));
}

test(
  "HOST-01 callers without the necessary right are refused with any input, and nothing is stored",
  async () => {
    const closed = attempts.filter(
      ({ attempt }) => attempt.operation.endpoint.permission !== "public",
    );
    const knocks = about(OF_OTHERS, closed).map(({ attempt }): Knock => {
      const isStaffPermission = attempt.operation.endpoint.permission !== "user";
      const insiders = isStaffPermission ? [tokens.customer, tokens.moderator] : ["forged"];
      // Most come from outside.
      const token = random.chance(0.8) ? undefined : random.pick(insiders);
      return { ...attempt, token };
    });
    const before = await fingerprints(database);
    const { faults, statuses } = await sweep(world, knocks);
    sent += knocks.length;
    expect(faults).toEqual([]);
    // 400 and 414 are what the front says of addresses that are none, or too long.
    expect(new Set(statuses.keys())).toEqual(new Set([400, 401, 403, 414]));
    expect(await fingerprints(database)).toEqual(before);
  },
  SLOWEST_MS,
);

test(
  "HOST-02 hostile values in every accessible field cause no error and reveal nothing",
  async () => {
    const knocks = about(OF_THOSE_WHO_MAY, attempts).map(({ sample, attempt }) => ({
      ...attempt,
      token: sample.token,
    }));
    const { faults, statuses } = await sweep(world, knocks);
    sent += knocks.length;
    expect(faults).toEqual([]);
    // They came as far as the fields, and some of it is just text.
    for (const status of [200, 204, 400, 404, 409, 415, 422])
      expect([...statuses.keys()]).toContain(status);
    expect(await database.runInTransaction(system, (db) => checkIntegrity({ db }))).toEqual([]);
  },
  SLOWEST_MS,
);

test(`HOST-03 all tests sent more than ${ALL} requests, and the log has no error`, () => {
  expect(sent).toBeGreaterThan(ALL);
  const errors = shop.logged.filter(({ level }) => level === "error" || level === "fatal");
  // A busy machine may be short of connections; whoever was told so has asked again.
  const isBusy = /no connection to the database|too many passwords wait/;
  expect(errors.filter(({ err }) => !isBusy.test(JSON.stringify(err)))).toEqual([]);
  const lines = JSON.stringify(shop.logged);
  for (const token of Object.values(tokens)) expect(lines).not.toContain(token);
  expect(lines).not.toMatch(/[\w.]+@[\w.]+\.example|\$argon2|Wanderpaw!2026/);
});
