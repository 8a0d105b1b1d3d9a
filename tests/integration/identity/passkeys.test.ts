import { expect, test } from "vitest";
import { encodeCbor, newAuthenticator } from "./authenticator.ts";
import { MINUTE, PASSWORD, SECOND, startIdentityShop } from "./identity-shop.ts";
import { passkeyBase, passkeyPeople } from "./passkey-people.ts";
import { secondFactors } from "./second-factors.ts";

const testShop = await startIdentityShop();
const { database, mailsTo, createCustomer, passTime, visitor } = testShop;
const { add, list, newCustomerWithPasskey, remove, sendSignIn, signIn, startAdding, startSignIn } =
  passkeyPeople(testShop);
const { readSessions, wait } = secondFactors(testShop);

/** Tells answers to the same apart. */
const requestId = /"requestId":"[^"]*"/;

const refused = { status: 422, code: "passkey_refused" };

test("PASSKEY-01 a passkey is added with a name and listed with its dates of creation and last use", async () => {
  const ann = await createCustomer();
  expect(await list(ann)).toEqual({ passkeys: [], is_needed: false });
  const added = testShop.now().toISOString();
  const device = await add(ann, { name: " Ann's phone " });
  passTime(MINUTE);
  const never = { name: "Ann's phone", created_at: added, last_used_at: null };
  expect((await list(ann)).passkeys).toMatchObject([never]);
  await signIn(device);
  const used = { ...never, last_used_at: testShop.now().toISOString() };
  expect((await list(ann)).passkeys).toMatchObject([used]);
});

test("PASSKEY-01 only its owner renames and removes a passkey; a removed one no longer signs in", async () => {
  const ann = await newCustomerWithPasskey();
  const eve = await createCustomer();
  const [passkey] = (await list(ann)).passkeys;
  const address = `${passkeyBase}/${passkey?.id}`;
  const rename = ({ caller, session }: typeof eve, name: string) =>
    caller.call("PATCH", address, { body: { name }, accessToken: session.access_token });
  expect(await rename(eve, "Mine")).toMatchObject({ code: "not_found" });
  expect(await remove(eve, passkey?.id ?? "")).toMatchObject({ code: "not_found" });
  for (const name of ["", "  ", "a".repeat(61), "two\nlines"])
    expect(await rename(ann, name)).toMatchObject({ code: "invalid_fields" });
  expect(await rename(ann, "Laptop")).toMatchObject({ status: 204 });
  expect((await list(ann)).passkeys).toMatchObject([{ name: "Laptop" }]);
  expect(await remove(ann, passkey?.id ?? "")).toMatchObject({ status: 204 });
  expect(await remove(ann, passkey?.id ?? "")).toMatchObject({ code: "not_found" });
  const caller = visitor();
  const assertion = ann.device.get(await startSignIn(caller));
  expect(await sendSignIn(caller, assertion)).toMatchObject(refused);
});

test("PASSKEY-02 adding and removing a passkey require a recent proof of identity and are reported by mail", async () => {
  const ann = await newCustomerWithPasskey();
  expect((await mailsTo(ann.email)).filter((kind) => kind === "passkey-changed")).toHaveLength(1);
  await wait(ann, 10 * MINUTE);
  const [passkey] = (await list(ann)).passkeys;
  const options = await startAdding(ann);
  passTime(SECOND);
  const attestation = newAuthenticator().create(options);
  const { caller } = ann;
  const token = ann.session.access_token;
  const late = { status: 403, code: "proof_needed" };
  expect(await caller.post(`${passkeyBase}/start`, {}, token)).toMatchObject(late);
  expect(await caller.post(passkeyBase, { name: "Late", attestation }, token)).toMatchObject(late);
  expect(await remove(ann, passkey?.id ?? "")).toMatchObject(late);
  await caller.post("/api/auth/prove", { password: PASSWORD }, token);
  expect(await remove(ann, passkey?.id ?? "")).toMatchObject({ status: 204 });
  const mails = await database.asOwner(
    "select content ->> 'change' as change from mails where recipient = $1 and kind = 'passkey-changed' order by created_at",
    [ann.email],
  );
  expect(mails.map(({ change }) => change)).toEqual(["added", "removed"]);
});

test("PASSKEY-03 a passkey alone signs in, without an address, and counts as a proof of identity", async () => {
  const ann = await newCustomerWithPasskey();
  const bob = await newCustomerWithPasskey();
  const caller = visitor();
  const [first, second] = [await startSignIn(caller), await startSignIn(caller)];
  expect(first).toMatchObject({
    rpId: "shop.example",
    userVerification: "required",
    allowCredentials: [],
  });
  expect(first).not.toEqual(second);
  const session = await signIn(ann.device, caller);
  expect(session.user.email).toBe(ann.email);
  expect((await signIn(bob.device)).user.email).toBe(bob.email);
  expect(
    await caller.post("/api/auth/second-factor/start", {}, session.access_token),
  ).toMatchObject({ status: 200 });
});

test("PASSKEY-03 a customer's password still works beside a passkey", async () => {
  const ann = await newCustomerWithPasskey();
  const body = { email: ann.email, password: PASSWORD };
  expect((await visitor().postForSession("/api/auth/sign-in", body)).user.email).toBe(ann.email);
});

test("PASSKEY-04 a challenge works once, whatever the outcome, and only for its purpose", async () => {
  const ann = await newCustomerWithPasskey();
  const caller = visitor();
  const assertion = ann.device.get(await startSignIn(caller));
  const both = await Promise.all([sendSignIn(caller, assertion), sendSignIn(visitor(), assertion)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await sendSignIn(caller, assertion)).toMatchObject(refused);

  const options = await startSignIn(caller);
  const wrong = ann.device.get(options, { signature: (signed) => flipLastBit(signed) });
  expect(await sendSignIn(caller, wrong)).toMatchObject(refused);
  expect(await sendSignIn(caller, ann.device.get(options))).toMatchObject(refused);

  const forAdding = await startAdding(ann);
  expect(await sendSignIn(caller, ann.device.get(forAdding))).toMatchObject(refused);
  const forSignIn = await startSignIn(caller);
  const attestation = newAuthenticator().create(forSignIn);
  const body = { name: "Another", attestation };
  expect(await ann.caller.post(passkeyBase, body, ann.session.access_token)).toMatchObject(refused);
});

test("PASSKEY-04 a challenge is valid for five minutes and not a second longer", async () => {
  const ann = await newCustomerWithPasskey();
  const caller = visitor();
  const inTime = await startSignIn(caller);
  passTime(5 * MINUTE - SECOND);
  expect(await sendSignIn(caller, ann.device.get(inTime))).toMatchObject({ status: 200 });
  const tooLate = await startSignIn(caller);
  passTime(5 * MINUTE);
  expect(await sendSignIn(caller, ann.device.get(tooLate))).toMatchObject(refused);
});

test("PASSKEY-04 a session cannot use the registration challenge of another session", async () => {
  const [ann, eve] = [await createCustomer(), await createCustomer()];
  const options = await startAdding(ann);
  const attestation = newAuthenticator().create(options);
  const body = { name: "Eve's", attestation };
  expect(await eve.caller.post(passkeyBase, body, eve.session.access_token)).toMatchObject(refused);
  expect(await ann.caller.post(passkeyBase, body, ann.session.access_token)).toMatchObject({
    status: 204,
  });
  // The same passkey again, and one of somebody else's.
  const device = newAuthenticator();
  await add(ann, { device });
  const again = { name: "Again", attestation: device.create(await startAdding(eve)) };
  expect(await eve.caller.post(passkeyBase, again, eve.session.access_token)).toMatchObject(
    refused,
  );
  expect((await list(eve)).passkeys).toEqual([]);
});

test.each([
  ["another page", { origin: "https://shop.example.evil.example" }],
  ["the same host without the right port", { origin: "http://shop.example:8080" }],
  ["another shop", { rpId: "evil.example" }],
  ["a challenge that nobody made", { challenge: "c".repeat(43) }],
  ["another kind of request", { type: "webauthn.create" }],
  ["a page inside of another one", { crossOrigin: true }],
  ["a device that asked nobody who they are", { isUnverified: true }],
  ["a signature that was changed", { signature: (signed: Buffer) => flipLastBit(signed) }],
  ["no signature", { signature: () => Buffer.from([0]) }],
])("PASSKEY-05 a signature for %s does not sign in", async (_, deed) => {
  const ann = await newCustomerWithPasskey();
  const caller = visitor();
  const assertion = ann.device.get(await startSignIn(caller), deed);
  expect(await sendSignIn(caller, assertion)).toMatchObject(refused);
  expect(await readSessions(ann.email)).toHaveLength(1);
});

test("PASSKEY-05 an unknown passkey, and another device under its id, are refused with the same message", async () => {
  const ann = await newCustomerWithPasskey();
  const eve = newAuthenticator();
  const caller = visitor();
  const unknown = await sendSignIn(caller, eve.get(await startSignIn(caller)));
  const forged = { ...eve.get(await startSignIn(caller)), id: ann.device.id };
  const known = await sendSignIn(caller, forged);
  expect(known).toMatchObject(refused);
  expect(known.text.replace(requestId, "")).toEqual(unknown.text.replace(requestId, ""));
});

test.each([
  ["another page", { origin: "https://evil.example" }],
  ["another shop", { rpId: "evil.example" }],
  ["a challenge that nobody made", { challenge: "c".repeat(43) }],
  ["signing in", { type: "webauthn.get" }],
  ["nobody in particular", { isUnverified: true }],
  [
    "a maker whose certificate names an address",
    {
      attestation: new Map<string, Uint8Array>([
        ["x5c", new Uint8Array(70)],
        ["sig", new Uint8Array(70)],
      ]),
    },
  ],
])("PASSKEY-05 a passkey made for %s is not added", async (_, deed) => {
  const ann = await createCustomer();
  const attestation = newAuthenticator().create(await startAdding(ann), deed);
  const body = { name: "Phone", attestation };
  expect(await ann.caller.post(passkeyBase, body, ann.session.access_token)).toMatchObject(refused);
  expect((await list(ann)).passkeys).toEqual([]);
});

test("PASSKEY-05 data that is not a passkey is refused without an error", async () => {
  const ann = await createCustomer();
  const options = await startAdding(ann);
  const good = newAuthenticator().create(options);
  const clientDataJSON = Buffer.from("null").toString("base64url");
  for (const response of [
    { ...good.response, attestationObject: encodeCbor("none").toString("base64url") },
    { ...good.response, attestationObject: "AAAA" },
    { ...good.response, clientDataJSON },
  ]) {
    const body = { name: "Phone", attestation: { ...good, response } };
    expect(await ann.caller.post(passkeyBase, body, ann.session.access_token)).toMatchObject(
      refused,
    );
  }
  const caller = visitor();
  for (const body of [{}, { id: "a" }, { id: "ü", response: {} }, { id: "a".repeat(1_401) }])
    expect(await sendSignIn(caller, body)).toMatchObject({ code: "invalid_fields" });
});

test("PASSKEY-06 a counter that goes back or stands still is refused, because the device was cloned", async () => {
  const ann = await newCustomerWithPasskey();
  await signIn(ann.device);
  const caller = visitor();
  for (const counter of [0, 1, 2])
    expect(
      await sendSignIn(caller, ann.device.get(await startSignIn(caller), { counter })),
    ).toMatchObject(refused);
  const further = ann.device.get(await startSignIn(caller), { counter: 3 });
  const same = ann.device.get(await startSignIn(caller), { counter: 3 });
  const both = await Promise.all([sendSignIn(caller, further), sendSignIn(visitor(), same)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test("PASSKEY-06 a device without a counter signs in repeatedly", async () => {
  const ann = await createCustomer();
  const device = await add(ann, { device: newAuthenticator({ counts: false }) });
  await signIn(device);
  expect((await signIn(device)).user.email).toBe(ann.email);
});

test("PASSKEY-07 five failed attempts with a passkey make it wait, and each failure is logged", async () => {
  const ann = await newCustomerWithPasskey();
  const wrong = { origin: "https://evil.example" };
  for (let count = 0; count < 5; count += 1) {
    const caller = visitor("Mallory");
    expect(
      await sendSignIn(caller, ann.device.get(await startSignIn(caller), wrong)),
    ).toMatchObject(refused);
  }
  const caller = visitor();
  const right = ann.device.get(await startSignIn(caller));
  expect(await sendSignIn(caller, right)).toMatchObject({ status: 429 });
  await testShop.shop.services.security.saveQueued();
  const events = await database.asOwner(
    "select 1 from security_events where user_agent = 'Mallory' and details ->> 'step' = 'passkey'",
  );
  expect(events).toHaveLength(5);
});

test("PASSKEY-07 a network may start thirty failed sign-ins; successful ones do not count", async () => {
  const ann = await newCustomerWithPasskey();
  const caller = visitor();
  for (let count = 0; count < 3; count += 1) await signIn(ann.device, caller);
  for (let count = 0; count < 30; count += 1) await startSignIn(caller);
  expect(await caller.post(`${passkeyBase}/sign-in/start`, {})).toMatchObject({ status: 429 });
});

test("PASSKEY-08 an account has at most twenty passkeys", async () => {
  const ann = await createCustomer();
  for (let count = 0; count < 19; count += 1) await add(ann);
  const options = await startAdding(ann);
  const elsewhere = {
    ...ann,
    session: await ann.caller.postForSession("/api/auth/sign-in", {
      email: ann.email,
      password: PASSWORD,
    }),
  };
  await add(elsewhere);
  const full = { status: 409, code: "too_many_passkeys" };
  const token = ann.session.access_token;
  expect(await ann.caller.post(`${passkeyBase}/start`, {}, token)).toMatchObject(full);
  const body = { name: "21", attestation: newAuthenticator().create(options) };
  expect(await ann.caller.post(passkeyBase, body, token)).toMatchObject(full);
});

function flipLastBit(signed: Buffer): Buffer {
  const changed = Buffer.from(signed);
  const last = changed.length - 1;
  changed.writeUInt8(changed.readUInt8(last) ^ 1, last);
  return changed;
}
