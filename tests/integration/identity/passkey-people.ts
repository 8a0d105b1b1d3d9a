// People with passkeys.
import { expect } from "vitest";
import { z } from "zod";
import type { Answer } from "../http/timed-shop.ts";
import { newAuthenticator, type Authenticator } from "./authenticator.ts";
import type { Caller, IdentityShop } from "./identity-shop.ts";

type Customer = Awaited<ReturnType<IdentityShop["createCustomer"]>>;

const owned = z.strictObject({
  passkeys: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime().nullable(),
    }),
  ),
  is_needed: z.boolean(),
});

export const passkeyBase = "/api/auth/passkeys";

export function passkeyPeople(testShop: IdentityShop) {
  const options = (answer: Answer): unknown => {
    expect(answer).toMatchObject({ status: 200 });
    return JSON.parse(answer.text);
  };

  /** The server's options for making a new passkey. */
  const startAdding = async ({ caller, session }: Customer) =>
    options(await caller.post(`${passkeyBase}/start`, {}, session.access_token));

  async function add(
    customer: Customer,
    { device = newAuthenticator(), name = "Phone" }: { device?: Authenticator; name?: string } = {},
  ): Promise<Authenticator> {
    const attestation = device.create(await startAdding(customer));
    const { caller, session } = customer;
    const answer = await caller.post(passkeyBase, { name, attestation }, session.access_token);
    expect(answer).toMatchObject({ status: 204 });
    return device;
  }

  async function newCustomerWithPasskey(
    settings: Parameters<IdentityShop["createCustomer"]>[0] = {},
  ) {
    const customer = await testShop.createCustomer(settings);
    return { ...customer, device: await add(customer) };
  }

  /** The challenge to be signed for a sign-in. */
  const startSignIn = async (caller: Caller) =>
    options(await caller.post(`${passkeyBase}/sign-in/start`, {}));

  const sendSignIn = (caller: Caller, assertion: unknown) =>
    caller.post(`${passkeyBase}/sign-in`, assertion);

  async function signIn(device: Authenticator, caller = testShop.visitor()) {
    return caller.postForSession(`${passkeyBase}/sign-in`, device.get(await startSignIn(caller)));
  }

  /** The challenge to be signed to prove within a session who the person is. */
  const startProof = async ({ caller, session }: Customer) =>
    options(await caller.post(`${passkeyBase}/proof/start`, {}, session.access_token));

  async function list({ caller, session }: Customer) {
    const answer = await caller.call("GET", passkeyBase, { accessToken: session.access_token });
    return owned.parse(options(answer));
  }

  const remove = ({ caller, session }: Customer, id: string) =>
    caller.call("DELETE", `${passkeyBase}/${id}`, { accessToken: session.access_token });

  return {
    startAdding,
    add,
    newCustomerWithPasskey,
    startSignIn,
    sendSignIn,
    signIn,
    startProof,
    list,
    remove,
  };
}
