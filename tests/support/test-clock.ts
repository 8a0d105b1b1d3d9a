// The clock of a run of the tests. TEST_MOMENT="2026-12-31T23:59:30+02:00" lets it begin at that
// moment: the tests' own code, the databases, the shops and the browser's pages.

const OFFSET_VARIABLE = "TEST_CLOCK_OFFSET_MS";

/**
 * Fixes how far this run is from the real time; processes that it starts find it in their
 * environment.
 */
export function startTestClock(): void {
  const moment = process.env["TEST_MOMENT"] ?? "";
  if (moment !== "" && process.env[OFFSET_VARIABLE] === undefined) setTestMoment(moment);
}

/** The same for this process and what it starts, by the moment itself. */
export function setTestMoment(moment: string): void {
  if (!Number.isFinite(Date.parse(moment)))
    throw new Error(`TEST_MOMENT must be a moment of time. It is ${JSON.stringify(moment)}.`);
  process.env[OFFSET_VARIABLE] = String(Date.parse(moment) - Date.now());
}

/** How far this run is ahead of the real time, in milliseconds. */
export const testOffsetMs = (): number => Number(process.env[OFFSET_VARIABLE] ?? 0);

/** The time outside of the tests, which files and the queue keep. */
export const realNow = (): Date => new Date(Date.now() - testOffsetMs());

/** The environment for another process of the same run. */
export function clockEnvironment(): Record<string, string> {
  return testOffsetMs() === 0 ? {} : { [OFFSET_VARIABLE]: String(testOffsetMs()) };
}

/** Environment that gives a test shop the clock of this run. */
export function shopClock(): Record<string, string> {
  if (testOffsetMs() === 0) return {};
  return {
    NODE_ENV: "test",
    TEST_CLOCK: new Date(Date.now() + testOffsetMs()).toISOString(),
  };
}

/**
 * When shops whose time a test moves by itself begin: in March, so that the test can name days; at
 * this run's moment where tests are run at many (vitest.moments.config.ts).
 */
export function startOfTimedShop(otherwise = "2026-03-01T10:00:00Z"): Date {
  return process.env["TIMED_SHOPS"] === "at the moment" ? new Date() : new Date(otherwise);
}

/**
 * Moves the `Date` of this process or page by so many milliseconds; timers stay as they are. It is
 * sent to browsers as text, so it uses nothing from outside. A second call changes nothing.
 */
export function moveDate(offsetMs: number): void {
  const RealDate = Date;
  if (offsetMs === 0 || "realDate" in RealDate) return;
  const now = () => RealDate.now() + offsetMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: []): Date =>
      args.length === 0 ? new target(now()) : new target(...args),
    apply: () => new RealDate(now()).toString(),
    get: (target, name): unknown =>
      name === "now" ? now : name === "realDate" ? RealDate : Reflect.get(target, name),
    has: (target, name) => name === "realDate" || Reflect.has(target, name),
  });
}

/** Takes that back in this process or page. It is sent to browsers as text, too. */
export function unmoveDate(): void {
  // The proxy above is the only `Date` with such a property.
  if ("realDate" in Date) globalThis.Date = Date.realDate as DateConstructor;
}
