import { afterEach, expect, onTestFinished, test } from "vitest";
import { createLog, silentLog } from "#platform/log.ts";
import { createAttemptLimits, type AttemptLimits } from "#platform/rate-limit/attempt-limits.ts";
import { releaseOnError } from "#platform/rate-limit/release-on-error.ts";
import { AppError } from "#shared/errors.ts";
import { limits } from "#shared/limits.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
const email = "somebody@mail.example";

afterEach(() => database.asOwner("truncate rate_limits"));

/** The limits of one instance of the shop. */
function instance(log = silentLog): AttemptLimits {
  const made = createAttemptLimits({ connectionString: database.appUrl, log });
  onTestFinished(() => made.close());
  return made;
}

/** For each attempt in turn "free", or the seconds to wait. */
async function tryTimes(
  times: number,
  attempt: () => Promise<void>,
): Promise<(number | undefined | "free")[]> {
  const answers: Awaited<ReturnType<typeof outcome>>[] = [];
  for (let count = 0; count < times; count += 1) answers.push(await outcome(attempt()));
  return answers;
}

async function outcome(attempt: Promise<void>): Promise<number | undefined | "free"> {
  const error = await attempt.catch((thrown: unknown) => thrown);
  if (error === undefined) return "free";
  if (error instanceof AppError && error.code === "too_many_requests")
    return error.retryAfterSeconds;
  throw error;
}

const free = (count: number) => Array.from({ length: count }, () => "free");
const isFree = (answer: unknown) => answer === "free";

/** Moves the ends of all windows by so many seconds. */
const moveEnds = (seconds: number) =>
  database.asOwner("update rate_limits set expire = expire + $1::bigint * 1000", [seconds]);

test("LIMIT-04 five attempts are free, the next ones learn how many seconds to wait", async () => {
  const { reserve } = instance();
  const answers = await tryTimes(7, () => reserve({ signIn: email }));
  expect(answers.slice(0, 5)).toEqual(free(5));
  for (const seconds of answers.slice(5)) {
    expect(seconds).toBeGreaterThan(890);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(Number.isInteger(seconds)).toBe(true);
  }
});

test("JOBS-33 a window that a fast clock has started ends no later than one that starts now", async () => {
  const { reserve } = instance();
  await tryTimes(6, () => reserve({ signIn: email }));
  await moveEnds(7_200);
  expect(await tryTimes(1, () => reserve({ signIn: email }))).toEqual([900]);
  await reserve({ contactForm: email });
  await moveEnds(7_200);
  await reserve({ contactForm: email });
  const latest = Date.now() + limits.contactForm.windowSeconds * 1_000;
  const late = "select from rate_limits where points = 2 and expire > $1";
  expect(await database.asOwner(late, [latest])).toEqual([]);
});

test("LIMIT-04 of 50 simultaneous attempts exactly five are free", async () => {
  const { reserve } = instance();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => outcome(reserve({ signIn: email }))),
  );
  expect(answers.filter(isFree)).toHaveLength(5);
});

test("LIMIT-06 two instances of the shop together allow no more attempts than one", async () => {
  const [one, other] = [instance(), instance()];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      outcome((index % 2 === 0 ? one : other).reserve({ signIn: email })),
    ),
  );
  expect(answers.filter(isFree)).toHaveLength(5);
});

test("LIMIT-04 further attempts do not prolong the wait, and all are free again after the window", async () => {
  const { reserve } = instance();
  await tryTimes(6, () => reserve({ signIn: email }));
  const before = await database.asOwner("select expire from rate_limits");
  await tryTimes(3, () => reserve({ signIn: email }));
  expect(await database.asOwner("select expire from rate_limits")).toEqual(before);

  await moveEnds(-(limits.signIn.windowSeconds - 60));
  const [almost] = await tryTimes(1, () => reserve({ signIn: email }));
  expect(almost).toBeLessThanOrEqual(60);

  await moveEnds(-60);
  expect(await tryTimes(6, () => reserve({ signIn: email }))).toEqual([
    ...free(5),
    expect.any(Number),
  ]);
});

test("LIMIT-04 each name has its own window and waiting time", async () => {
  const { reserve } = instance();
  await tryTimes(2, () => reserve({ dealerForm: email }));
  await tryTimes(5, () => reserve({ signIn: email }));
  expect(await outcome(reserve({ signUp: email }))).toBe("free");
  expect(await outcome(reserve({ dealerForm: email, signIn: email }))).toBeGreaterThan(3_500);
  expect(await outcome(reserve({ signIn: email, dealerForm: email }))).toBeLessThanOrEqual(900);
  const behindOneUsedUp = { signUp: email, signIn: email, contactForm: email };
  expect(await outcome(reserve(behindOneUsedUp))).toBeLessThanOrEqual(900);
  const counted = "select points from rate_limits where key like 'contactForm:%'";
  expect(await database.asOwner(counted)).toEqual([{ points: 0 }]);
});

test("LIMIT-14 an address that has used up its attempts does not use up those of others", async () => {
  const { reserve } = instance();
  const strangerTries = (signIn: string) => reserve({ identityByAddress: "192.0.2.1", signIn });
  const others = await tryTimes(30, () => strangerTries("other@mail.example"));
  expect(others.filter(isFree)).toHaveLength(5);
  expect((await tryTimes(30, () => strangerTries(email))).filter(isFree)).toEqual([]);
  const own = () => reserve({ identityByAddress: "192.0.2.2", signIn: email });
  expect(await tryTimes(6, own)).toEqual([...free(5), expect.any(Number)]);
});

test("LIMIT-04 attempts without a key are not counted", async () => {
  const { reserve, release } = instance();
  await tryTimes(40, () => reserve({ identityByAddress: undefined }));
  await release({ identityByAddress: undefined });
  expect(await database.asOwner("select * from rate_limits")).toEqual([]);
});

test("LIMIT-07 a returned attempt can be used again, never more than were used", async () => {
  const { reserve, release } = instance();
  const attempt = () => reserve({ identityByAddress: "192.0.2.1" });
  await tryTimes(30, attempt);
  await release({ identityByAddress: "192.0.2.1" });
  expect(await tryTimes(2, attempt)).toEqual(["free", expect.any(Number)]);

  // The window ends between an attempt and its being given back.
  await moveEnds(-limits.identityByAddress.windowSeconds);
  await release({ identityByAddress: "192.0.2.1" });
  const answers = await tryTimes(31, attempt);
  expect(answers.filter(isFree)).toHaveLength(30);
});

test("LIMIT-07 a reset affects this name and key only", async () => {
  const { reserve, remove } = instance();
  await tryTimes(5, () => reserve({ signIn: email, forgotPassword: email }));
  await remove("signIn", "Somebody@mail.example");
  expect(await outcome(reserve({ signIn: email }))).toBe("free");
  expect(await outcome(reserve({ forgotPassword: email }))).not.toBe("free");
});

test("LIMIT-05 neither case nor a new address in the same IPv6 network gives new attempts", async () => {
  const { reserve } = instance();
  const answers = await tryTimes(5, () => reserve({ signIn: email }));
  expect(answers).toEqual(free(5));
  expect(await outcome(reserve({ signIn: "SomeBody@mail.example" }))).not.toBe("free");
  const rotating = Array.from({ length: 31 }, (_, index) =>
    outcome(reserve({ identityByAddress: `2001:db8:1:2::${index.toString(16)}` })),
  );
  expect((await Promise.all(rotating)).filter(isFree)).toHaveLength(30);
  expect(await outcome(reserve({ identityByAddress: "2001:db8:1:3::1" }))).toBe("free");
});

test.each([
  ["256 networks of one /56", 4, (nth: number) => `2001:db8:1:${nth.toString(16)}::7`],
  [
    "256 networks of /56 in one /48",
    16,
    (nth: number) => `2001:db8:1:${(nth * 256).toString(16)}::7`,
  ],
  ["256 addresses of one /24", 4, (nth: number) => `192.0.2.${nth}`],
] as const)("LIMIT-19 %s have %i times the attempts of one", async (_, times, getAddress) => {
  const { reserve } = instance();
  const attempt = (nth: number) => outcome(reserve({ contactForm: getAddress(nth % 256) }));
  const answers: unknown[] = [];
  for (let nth = 0; nth < 256; nth += 1) answers.push(await attempt(nth));
  expect(answers.filter(isFree)).toHaveLength(times * limits.contactForm.attempts);
  expect(await outcome(reserve({ contactForm: "2001:db8:2::7" }))).toBe("free");
});

test("LIMIT-19 a returned attempt is returned to the surrounding networks as well", async () => {
  const { reserve, release } = instance();
  const attempt = (nth: number) => reserve({ contactForm: `192.0.2.${nth}` });
  for (let nth = 0; nth < 4 * limits.contactForm.attempts; nth += 1) await attempt(nth);
  await release({ contactForm: "192.0.2.0" });
  expect(await outcome(attempt(100))).toBe("free");
  expect(await outcome(attempt(101))).not.toBe("free");
});

test("LIMIT-19 all addresses together have a limit", async () => {
  const { reserve } = instance();
  await reserve({ contactForm: "192.0.2.1" });
  // As if a thousand others had been there.
  await database.asOwner("update rate_limits set points = $1", [
    limits.contactForm.attempts * 1_024,
  ]);
  expect(await outcome(reserve({ contactForm: "2001:db8:2::7" }))).not.toBe("free");
  expect(await outcome(reserve({ dealerForm: "2001:db8:2::7" }))).toBe("free");
});

test("LIMIT-05 the table contains no readable address", async () => {
  await instance().reserve({ signIn: email, identityByAddress: "192.0.2.1" });
  const rows = await database.asOwner("select key from rate_limits order by key");
  const names = rows.map(({ key }) => String(key).replace(/:[\w-]{43}$/, ""));
  expect(names).toEqual([...Array.from({ length: 3 }, () => "identityByAddress"), "signIn"]);
});

test("LIMIT-08 its connections reach only the counters", async () => {
  await instance().reserve({ signIn: email });
  const [connection] = await database.asOwner(
    "select usename from pg_stat_activity where datname = current_database() and application_name = 'wanderpaw-limits'",
  );
  expect(connection).toEqual({ usename: "shop_app" });
  const reach = await database.asOwner(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p')
       and has_table_privilege('shop_limits', oid, 'select, insert, update, delete')`,
  );
  expect(reach).toEqual([{ name: "rate_limits" }]);
});

/** How many connections of the shop the database accepts from now on. */
const letIn = (connections: 0 | -1) =>
  database.asOwner(
    `do $$ begin execute format('alter database %I connection limit ${connections}', current_database()); end $$`,
  );

test("LIMIT-08 during a database outage each instance counts in memory, and logs it once", async () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => lines.push(line) } });
  const { reserve } = instance(log);
  const attempt = () => reserve({ signIn: email });
  await attempt();

  await letIn(0);
  try {
    await database.asOwner(
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and application_name = 'wanderpaw-limits'",
    );
    // From zero, for the memory knows nothing of the table.
    expect(await tryTimes(7, attempt)).toEqual([
      ...free(5),
      expect.any(Number),
      expect.any(Number),
    ]);
  } finally {
    await letIn(-1);
  }

  // Back in the table, which has seen one attempt.
  expect(await tryTimes(5, attempt)).toEqual([...free(4), expect.any(Number)]);
  const logged = lines.map((line) => JSON.parse(line) as { level: string; msg: string }); // our own log lines
  expect(logged.map(({ level, msg }) => `${level}: ${msg}`)).toEqual([
    "warn: attempts are counted in memory: the database is away",
    "info: attempts are counted in the database again",
  ]);
  expect(lines.join()).not.toContain("somebody");
});

test("LIMIT-08 closing twice is allowed and leaves no connection", async () => {
  const made = createAttemptLimits({ connectionString: database.appUrl, log: silentLog });
  await made.reserve({ signIn: email });
  await Promise.all([made.close(), made.close()]);
  await expect
    .poll(() =>
      database.asOwner(
        "select 1 from pg_stat_activity where datname = current_database() and application_name = 'wanderpaw-limits'",
      ),
    )
    .toEqual([]);
});

test("LIMIT-17 an attempt that fails because of the shop is returned once, a refused one is not", async () => {
  const shared = instance();
  const key = "192.0.2.1";
  const used = async () => {
    const [row] = await database.asOwner("select points from rate_limits");
    return row?.["points"];
  };
  const fail = (error: Error, isGivenBack = false) =>
    releaseOnError(shared, async ({ reserve, release }) => {
      await reserve({ identityByAddress: key });
      if (isGivenBack) await release({ identityByAddress: key });
      throw error;
    });
  await expect(fail(new AppError("invalid_credentials", "wrong"))).rejects.toThrow("wrong");
  expect(await used()).toBe(1);
  for (const error of [new AppError("unavailable", "away"), new Error("a bug")]) {
    await expect(fail(error)).rejects.toThrow(error);
    expect(await used()).toBe(1);
    await expect(fail(error, true)).rejects.toThrow(error);
    expect(await used()).toBe(1);
  }
});
