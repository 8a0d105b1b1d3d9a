// People with an app that shows codes.
import { expect } from "vitest";
import { TOTP } from "otpauth";
import { z } from "zod";
import type { Answer } from "../http/timed-shop.ts";
import { PASSWORD, type IdentityShop } from "./identity-shop.ts";

type Customer = Awaited<ReturnType<IdentityShop["createCustomer"]>>;

const started = z.strictObject({ secret: z.string(), uri: z.string() });
const shown = z.strictObject({ recovery_codes: z.array(z.string()) });
const asked = z.strictObject({
  second_factor: z.strictObject({
    challenge: z.string(),
    expires_in: z.literal(300),
    has_app: z.boolean(),
    has_passkey: z.boolean(),
  }),
});

export const base = "/api/auth/second-factor";

export function secondFactors(testShop: IdentityShop) {
  /** The code that an app with this secret shows now, or so many steps later. */
  const computeCode = (secret: string, steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: testShop.now().getTime() + steps * 30_000 });

  /** Signed in, the next thing to do with the second factor. */
  const as = ({ caller, session }: Customer, path: string, body: unknown = {}): Promise<Answer> =>
    caller.post(base + path, body, session.access_token);

  async function start(customer: Customer): Promise<string> {
    const answer = await as(customer, "/start");
    expect(answer).toMatchObject({ status: 200 });
    return started.parse(JSON.parse(answer.text)).secret;
  }

  async function setUp(customer: Customer): Promise<{ secret: string; recoveryCodes: string[] }> {
    const secret = await start(customer);
    const answer = await as(customer, "/confirm", { code: computeCode(secret) });
    expect(answer).toMatchObject({ status: 200 });
    // The step of the first code is used up.
    testShop.passTime(30);
    return { secret, recoveryCodes: codesIn(answer) };
  }

  async function newCustomerWithApp(options: Parameters<IdentityShop["createCustomer"]>[0] = {}) {
    const customer = await testShop.createCustomer(options);
    return { ...customer, ...(await setUp(customer)) };
  }

  /** The first step of signing in; returns the challenge. */
  async function getChallenge(email: string, caller = testShop.visitor()): Promise<string> {
    const answer = await caller.post("/api/auth/sign-in", { email, password: PASSWORD });
    expect(answer).toMatchObject({ status: 200 });
    return asked.parse(JSON.parse(answer.text)).second_factor.challenge;
  }

  /** Lets time pass, and keeps the session of somebody alive, as a browser would. */
  async function wait(customer: Customer, seconds: number): Promise<void> {
    testShop.passTime(seconds);
    const { refresh_token } = customer.session;
    customer.session = await customer.caller.postForSession("/api/auth/refresh", { refresh_token });
  }

  const prove = ({ caller, session }: Customer, body: unknown): Promise<Answer> =>
    caller.post("/api/auth/prove", body, session.access_token);

  const readSessions = async (email: string) =>
    testShop.database.asOwner(
      "select s.id from sessions s join profiles p on p.id = s.user_id where p.email = $1",
      [email],
    );

  return {
    computeCode,
    as,
    start,
    setUp,
    newCustomerWithApp,
    getChallenge,
    wait,
    prove,
    readSessions,
  };
}

export function codesIn(answer: Answer): string[] {
  return shown.parse(JSON.parse(answer.text)).recovery_codes;
}
