// Requests by chance. `npm run fuzz` sends very many; FUZZ_SEED repeats a run, FUZZ_CASES says how
// long it is.
import { Agent } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { system } from "#shared/actor.ts";
import { pickCount } from "../../support/effort.ts";
import { fuzzedRequests, type FuzzedRequest, type Known } from "./fuzz-requests.ts";
import { regressions } from "./fuzz-regressions.ts";
import { heapInUse } from "./heap-in-use.ts";
import { buildWithInput, findPagesWithInput } from "./pages-with-input.ts";
import { getSample } from "./samples.ts";
import { inside, sendOver, type Answer } from "./send-many.ts";
import { operations, startWorld } from "./endpoint-samples.ts";

const AT_ONCE = 8;
const MAX_ANSWER_BYTES = 65_536;
/** Of each request; what is cached and compiled at the beginning is forgiven. */
const MAX_BYTES_RETAINED = 1_000;
const WARM_UP_BYTES = 30_000_000;
const DAY_MS = 86_400_000;

// The checks send the same ones every time; a hand-run looks for new ones.
const cases = Number(process.env["FUZZ_CASES"] ?? pickCount(400, 6_000));
const seed = Number(
  process.env["FUZZ_SEED"] ?? (process.env["FUZZ_CASES"] ? Date.now() % 2 ** 31 : 1),
);

const pages = await findPagesWithInput();
const world = await startWorld({ webBuild: buildWithInput(pages) });
const { database, shop } = world;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
afterAll(() => agent.destroy());

const known: Known[] = [];
beforeAll(async () => {
  for (const operation of operations)
    known.push({ operation, sample: await getSample(world, operation) });
});

/**
 * Its answer; undefined when the shop hung up, as it may on who goes on sending what is refused.
 */
async function send({ method, path, headers, body }: FuzzedRequest): Promise<Answer | undefined> {
  const bytes = body === undefined ? undefined : Buffer.from(body, "latin1");
  const all = {
    "x-forwarded-for": world.newAddress(),
    ...headers,
    ...(bytes && { "content-length": bytes.length }),
  };
  try {
    return await sendOver(agent, world.url, { method, path, headers: all, body: bytes });
  } catch {
    return undefined;
  }
}

/** The fault of the answer; undefined without one. */
function getFault({ status, text }: Answer): string | undefined {
  if (inside.test(text)) return `tells ${inside.exec(text)?.[0]}`;
  if (status >= 500 && status !== 503) return `is ${status}`;
  const bytes = Buffer.byteLength(text);
  return status >= 400 && bytes > MAX_ANSWER_BYTES ? `is ${status} with ${bytes} bytes` : undefined;
}

const statuses = new Map<number | undefined, number>();

async function expectHarmless(requests: readonly FuzzedRequest[]): Promise<void> {
  const answers = await Promise.all(requests.map(send));
  for (const answer of answers)
    statuses.set(answer?.status, (statuses.get(answer?.status) ?? 0) + 1);
  for (const [at, answer] of answers.entries()) {
    const fault = answer && getFault(answer);
    if (fault !== undefined)
      throw new Error(`The answer ${fault}: ${JSON.stringify(requests[at])}`);
  }
  const errors = shop.logged.filter(({ level }) => level === "error" || level === "fatal");
  // The lines of the log are kept by the test, not by the shop.
  shop.logged.length = 0;
  if (errors.length > 0)
    throw new Error(`${JSON.stringify(errors)} after ${JSON.stringify(requests)}`);
}

test("HOST-36 requests that once caused damage cause none", async () => {
  for (const request of regressions) await expectHarmless([request]);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});

test(
  "HOST-36 random requests cause no error, reveal nothing, and store nothing wrong",
  async () => {
    const before = heapInUse();
    const batches = fc.array(
      fuzzedRequests(
        known,
        pages.map(({ path }) => `/${path}`),
      ),
      {
        minLength: AT_ONCE,
        maxLength: AT_ONCE,
      },
    );
    // A failure prints its seed, and the requests for the list of those that did harm.
    await fc.assert(fc.asyncProperty(batches, expectHarmless), {
      seed,
      numRuns: Math.ceil(cases / AT_ONCE),
      endOnFailure: true,
    });
    // It came as far as the fields, and some of it was accepted.
    for (const status of [200, 400, 404, 415, 422]) expect([...statuses.keys()]).toContain(status);
    expect(statuses.get(undefined) ?? 0).toBeLessThan(cases / 20);
    if (process.env["FUZZ_CASES"])
      process.stdout.write(`${JSON.stringify({ seed, statuses: [...statuses] })}\n`);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect(await database.runInTransaction(system, (db) => checkIntegrity({ db }))).toEqual([]);
    expect(heapInUse() - before).toBeLessThan(WARM_UP_BYTES + cases * MAX_BYTES_RETAINED);
  },
  DAY_MS,
);
