import { newAuthenticator } from "../identity/authenticator.ts";
import type { Sample, Samples, World } from "./endpoint-samples.ts";

/** Keys on devices, which sign in their person's place. */
export const passkeySamples = {
  "passkeys.startPasskeySignIn": () => ({}),
  "passkeys.signInWithPasskey": async (world) => {
    const { device } = await world.newCustomerWithPasskey();
    return { body: device.get(await world.startSignIn(world.visitor())) };
  },
  "passkeys.startPasskeyProof": () => ({}),
  "passkeys.listPasskeys": () => ({}),
  "passkeys.startPasskey": async ({ createCustomer }) => ({
    token: (await createCustomer()).session.access_token,
  }),
  "passkeys.addPasskey": async ({ createCustomer, startAdding }) => {
    const person = await createCustomer();
    const attestation = newAuthenticator().create(await startAdding(person));
    return { token: person.session.access_token, body: { name: "Phone", attestation } };
  },
  "passkeys.renamePasskey": async (world) => ({
    ...(await owned(world)),
    body: { name: "Laptop" },
  }),
  "passkeys.removePasskey": owned,
} satisfies Samples;

async function owned({ newCustomerWithPasskey, list }: World): Promise<Sample> {
  const person = await newCustomerWithPasskey();
  const [passkey] = (await list(person)).passkeys;
  return { token: person.session.access_token, params: { id: passkey?.id ?? "" } };
}
