import { expect, test } from "vitest";
import { createAttemptLimiter } from "./attempt-limiter.ts";
import { toMinutes } from "./browser-limits.ts";
import { limits } from "./limits.ts";

const MINUTE = 60_000;

function limiterAt(start = 0) {
  let time = start;
  const limiter = createAttemptLimiter(() => time);
  return {
    ...limiter,
    wait: (ms: number) => void (time += ms),
    fail: (times: number, key = "a@mail.example") => {
      for (let count = 0; count < times; count += 1) limiter.record("signIn", key);
    },
  };
}

test("LIMIT-01 five sign-in attempts are free, and the next waits for the rest of 15 minutes", () => {
  const { check, fail, wait } = limiterAt();
  fail(4);
  expect(check("signIn", "a@mail.example")).toBeUndefined();
  fail(1);
  expect(check("signIn", "a@mail.example")).toEqual({ minutes: 15 });
  wait(1);
  expect(check("signIn", "a@mail.example")).toEqual({ minutes: 15 });
  wait(14 * MINUTE - 1);
  expect(check("signIn", "a@mail.example")).toEqual({ minutes: 1 });
  wait(MINUTE - 1);
  expect(check("signIn", "a@mail.example")).toEqual({ minutes: 1 });
  wait(1);
  expect(check("signIn", "a@mail.example")).toBeUndefined();
});

test("JOBS-33 a window ends no later than one that starts now, even after the clock was set back", () => {
  const { check, fail, wait } = limiterAt(10 * 60 * MINUTE);
  fail(5);
  wait(-120 * MINUTE);
  expect(check("signIn", "a@mail.example")).toEqual({ minutes: 15 });
  wait(15 * MINUTE);
  expect(check("signIn", "a@mail.example")).toBeUndefined();
});

test("LIMIT-01 the window starts with the first attempt and is not prolonged by further ones", () => {
  const { check, fail, wait } = limiterAt();
  fail(1);
  wait(14 * MINUTE);
  fail(30);
  expect(check("signIn", "a@mail.example")).toEqual({ minutes: 1 });
  wait(MINUTE);
  expect(check("signIn", "a@mail.example")).toBeUndefined();
  fail(4);
  expect(check("signIn", "a@mail.example")).toBeUndefined();
});

test("LIMIT-01 attempts are counted for each name and key, ignoring a key's case and spaces", () => {
  const { check, fail } = limiterAt();
  fail(5, " A@Mail.example");
  expect(check("signIn", "a@mail.example ")).toBeDefined();
  expect(check("signIn", "b@mail.example")).toBeUndefined();
  expect(check("signUp", "a@mail.example")).toBeUndefined();
});

test("LIMIT-01 a reset key starts again", () => {
  const { check, fail, remove } = limiterAt();
  fail(5);
  remove("signIn", "A@mail.example");
  expect(check("signIn", "a@mail.example")).toBeUndefined();
});

test("LIMIT-01 removing expired windows keeps the open ones", () => {
  const { check, fail, wait } = limiterAt(1_000_000);
  fail(5, "early@mail.example");
  wait(10 * MINUTE);
  fail(5, "late@mail.example");
  wait(6 * MINUTE);
  expect(check("signIn", "early@mail.example")).toBeUndefined();
  expect(check("signIn", "late@mail.example")).toEqual({ minutes: 9 });
});

test("LIMIT-02 the limits have their documented values", () => {
  const perMinutes = Object.entries(limits).map(([name, { attempts, windowSeconds }]) => [
    name,
    `${attempts} in ${windowSeconds / 60}`,
  ]);
  expect(Object.fromEntries(perMinutes)).toEqual({
    contactForm: "3 in 15",
    dealerForm: "2 in 60",
    newsletter: "2 in 60",
    signIn: "5 in 15",
    secondFactor: "5 in 15",
    signUp: "5 in 15",
    storedKilobytes: "50000 in 1440",
    storedKilobytesOfAll: "1000000 in 1440",
    forgotPassword: "5 in 15",
    resendConfirmation: "5 in 15",
    identityByAddress: "30 in 15",
    openPaymentPage: "30 in 15",
    testMail: "3 in 15",
    mailboxTrial: "3 in 15",
    invitation: "20 in 1440",
    testPush: "5 in 15",
    placeOrder: "10 in 60",
    placeOrderByAddress: "30 in 60",
    checkCoupon: "20 in 15",
    paymentMessage: "100 in 15",
    quoteOrder: "200 in 15",
    cancelOrder: "20 in 60",
    confirmOrder: "20 in 60",
    confirmArrival: "20 in 60",
    askReturn: "10 in 60",
    askReturnFor: "6 in 60",
    writeReview: "20 in 60",
    changeEmail: "5 in 60",
    changeEmailTo: "3 in 60",
    exportOwnData: "5 in 60",
  });
});

test.each([
  [0, 1],
  [1, 1],
  [60, 1],
  [60.001, 2],
  [61, 2],
  [900, 15],
])("LIMIT-03 %s seconds are shown as %i minutes", (seconds, minutes) => {
  expect(toMinutes(seconds)).toBe(minutes);
});
