// Requests that the endpoints of accounts, customers and roles accept.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { PASSWORD } from "../identity/identity-shop.ts";
import type { Samples, World } from "./endpoint-samples.ts";
import { toVersion } from "#platform/to-version.ts";

const credentials = { email: "customer@wanderpaw.example", password: "Wanderpaw!2026" };

/** Somebody new, who signed up a moment ago; the link that the mail carried. */
async function signedUp({ visitor, newEmail, linkToken }: World) {
  const email = newEmail();
  const body = { full_name: "Ann Walker", email, password: PASSWORD };
  await visitor().post("/api/auth/sign-up", body);
  return linkToken(email, "confirm-email");
}
/** Invites an address; the token of the link. */
async function invite({ one, now }: World, email: string) {
  const token = randomUUID();
  await one(
    `insert into role_invitations (email, role, token_hash, expires_at)
     values ($1, 'moderator', sha256(convert_to($2, 'UTF8')), $3) returning id`,
    [email, token, new Date(now().getTime() + 60_000).toISOString()],
  );
  return token;
}
const typedAddress = {
  label: "Home",
  details: {
    fullName: "Ann Walker",
    phoneCountryCode: "+1",
    phoneNumber: "503 555 0142",
    country: "US",
    addressLine1: "1 Bridge Road",
    addressLine2: "",
    city: "Portland",
    state: "OR",
    postalCode: "97201",
  },
  isDefault: true,
};
/** An address of somebody new. */
async function savedAddress({ createCustomer, one }: World) {
  const { caller, session } = await createCustomer();
  await caller.post("/api/addresses", typedAddress, session.access_token);
  const id = await one("select id from saved_addresses where user_id = $1", [session.user.id]);
  return { token: session.access_token, params: { id } };
}
/** The links of a change of an address that was asked for a moment ago. */
async function emailChange({ createCustomer, newEmail, linkToken }: World) {
  const { email, caller, session } = await createCustomer();
  const requested = newEmail();
  const body = { email: requested, password: PASSWORD };
  await caller.post("/api/auth/email-change", body, session.access_token);
  return {
    confirm: await linkToken(requested, "confirm-new-email"),
    stop: await linkToken(email, "email-change-started"),
  };
}
async function withApp(world: World) {
  const person = await world.newCustomerWithApp();
  const code = world.computeCode(person.secret);
  return { ...person, code, token: person.session.access_token };
}
/** Somebody without a role: people with one are not everybody's to look after. */
const ofCustomer = async ({ one }: World) => ({
  id: await one(
    `select id from customers c where not exists
       (select from user_roles r where r.user_id = c.profile_id and r.role <> 'user')
     order by id limit 1`,
  ),
});
/** Somebody with a role. */
async function staff(world: World) {
  const { session } = await world.createCustomer({ role: "moderator" });
  return { user_id: session.user.id };
}

export const peopleSamples = {
  "identity.signUp": ({ newEmail }) => ({
    body: { full_name: "Ann Walker", email: newEmail(), password: PASSWORD },
  }),
  "identity.confirmEmail": async (world) => ({
    body: { token: await signedUp(world), password: PASSWORD },
  }),
  "invitations.acceptInvitation": async (world) => ({
    body: { token: await invite(world, world.newEmail()), full_name: "Noa", password: PASSWORD },
  }),
  "invitations.acceptInvitationSignedIn": async (world) => {
    const { email, session } = await world.createCustomer();
    return { token: session.access_token, body: { token: await invite(world, email) } };
  },
  "identity.requestOwnPassword": async (world) => ({ body: { token: await signedUp(world) } }),
  "identity.resendConfirmation": ({ newEmail }) => ({ body: { email: newEmail() } }),
  "identity.signIn": () => ({ body: credentials }),
  "identity.refresh": async ({ createCustomer }) => ({
    body: { refresh_token: (await createCustomer()).session.refresh_token },
  }),
  "identity.signOut": async ({ createCustomer }) => ({
    body: { refresh_token: (await createCustomer()).session.refresh_token, scope: "others" },
  }),
  "identity.forgotPassword": ({ newEmail }) => ({ body: { email: newEmail() } }),
  "identity.resetPassword": async ({ createCustomer, linkToken }) => {
    const { email, caller } = await createCustomer();
    await caller.post("/api/auth/forgot-password", { email });
    return {
      body: { token: await linkToken(email, "reset-password"), password: "Another!Horse8" },
    };
  },
  "identity.readSession": () => ({}),
  "identity.changePassword": async ({ createCustomer }) => ({
    token: (await createCustomer()).session.access_token,
    body: { current_password: PASSWORD, password: "Another!Horse8" },
  }),
  "identity.changeProfile": async ({ createCustomer }) => ({
    token: (await createCustomer()).session.access_token,
    body: { full_name: "Ann W." },
  }),
  "identity.listSessions": () => ({}),
  "identity.endSession": async ({ createCustomer, one }) => {
    const { session } = await createCustomer();
    const id = await one("select id from sessions where user_id = $1", [session.user.id]);
    return { token: session.access_token, params: { id } };
  },
  "ownData.exportOwnData": async ({ createCustomer }) => ({
    token: (await createCustomer()).session.access_token,
    body: { password: PASSWORD },
  }),
  "ownData.planClosing": async ({ createCustomer }) => ({
    token: (await createCustomer()).session.access_token,
  }),
  "ownData.closeAccount": async ({ createCustomer }) => ({
    token: (await createCustomer()).session.access_token,
    body: { password: PASSWORD },
  }),
  "addressBook.listAddresses": () => ({}),
  "addressBook.addAddress": async ({ createCustomer }) => ({
    token: (await createCustomer()).session.access_token,
    body: typedAddress,
  }),
  "addressBook.changeAddress": async (world) => ({
    ...(await savedAddress(world)),
    body: typedAddress,
  }),
  "addressBook.removeAddress": savedAddress,
  "identity.requestEmailChange": async ({ createCustomer, newEmail }) => ({
    token: (await createCustomer()).session.access_token,
    body: { email: newEmail(), password: PASSWORD },
  }),
  "identity.readEmailChange": () => ({}),
  "identity.giveUpEmailChange": async ({ createCustomer }) => ({
    token: (await createCustomer()).session.access_token,
  }),
  "identity.confirmNewEmail": async (world) => ({
    body: { token: (await emailChange(world)).confirm, password: PASSWORD },
  }),
  "identity.stopEmailChange": async (world) => ({
    body: { token: (await emailChange(world)).stop },
  }),
  "identity.getUserRole": () => ({ body: {} }),

  "secondFactor.answerChallenge": async (world) => {
    const { email, secret } = await world.newCustomerWithApp();
    const challenge = await world.getChallenge(email);
    return { body: { challenge, code: world.computeCode(secret) } };
  },
  "secondFactor.prove": async ({ createCustomer }) => ({
    token: (await createCustomer()).session.access_token,
    body: { password: PASSWORD },
  }),
  "secondFactor.readSecondFactor": () => ({}),
  "secondFactor.startSecondFactor": async ({ createCustomer }) => ({
    token: (await createCustomer()).session.access_token,
  }),
  "secondFactor.confirmSecondFactor": async (world) => {
    const person = await world.createCustomer();
    const secret = await world.start(person);
    return { token: person.session.access_token, body: { code: world.computeCode(secret) } };
  },
  "secondFactor.makeRecoveryCodes": async (world) => ({ token: (await withApp(world)).token }),
  "secondFactor.removeSecondFactor": async (world) => {
    const { token, code } = await withApp(world);
    return { token, body: { code } };
  },

  "roles.listRoles": () => ({}),
  "roles.giveRole": async ({ createCustomer }) => ({
    body: { email: (await createCustomer()).email, role: "moderator", granted: ["orders.read"] },
  }),
  "roles.changeRole": async (world) => ({ params: await staff(world), body: { role: "user" } }),
  "roles.removeRole": async (world) => ({ params: await staff(world) }),
  "roles.setGrants": async (world) => ({
    params: await staff(world),
    body: { granted: ["orders.read", "orders.write"], version: toVersion([]) },
  }),

  "customerAdmin.listCustomers": () => ({
    query: { q: "a", state: "active", kind: "guest", sort: "revenue", direction: "asc" },
  }),
  "customerAdmin.countCustomers": () => ({ query: { q: "a" } }),
  "customerAdmin.readCustomerTotals": () => ({}),
  "customerAdmin.readCustomer": async (world) => ({ params: await ofCustomer(world) }),
  "customerAdmin.listCustomerOrders": async (world) => ({ params: await ofCustomer(world) }),
  "customerAdmin.listCustomerMessages": async (world) => ({ params: await ofCustomer(world) }),
  "customerAdmin.readCustomerTimeline": async (world) => ({ params: await ofCustomer(world) }),
  "customerAdmin.readCustomerOfOrder": async ({ one }) => ({
    params: { id: await one("select id from orders order by id limit 1") },
  }),
  "customerAdmin.joinCustomer": async ({ newEmail, one, order }) => {
    // Two orders with the same number, one of them without an address.
    const phone = `+97250${newEmail().replaceAll(/\D/g, "").padStart(7, "3").slice(-7)}`;
    const find = async (contact: { email?: string }) =>
      one("select c.id from customers c join orders o on o.customer_key = c.key where o.id = $1", [
        await order(false, { ...contact, phone }),
      ]);
    const [caller, mailbox] = [await find({}), await find({ email: newEmail() })];
    return { params: { id: caller }, body: { into: mailbox } };
  },
  "customerAdmin.addCustomerNote": async (world) => ({
    params: await ofCustomer(world),
    body: { body: "Called" },
  }),
  "customerAdmin.editCustomerNote": async ({ customerNote }) => {
    const { id, version } = await customerNote();
    return { params: { id }, body: { body: "Called twice", version } };
  },
  "customerAdmin.deleteCustomerNote": async ({ customerNote }) => ({
    params: { id: (await customerNote()).id },
  }),
  "customerAdmin.restoreCustomerNote": async ({ customerNote, database }) => {
    const { id } = await customerNote();
    await database.asOwner("update customer_notes set deleted_at = now() where id = $1", [id]);
    return { params: { id } };
  },

  "privacy.exportPerson": async (world) => ({ params: await ofCustomer(world) }),
  "privacy.planErasure": async (world) => ({ params: await ofCustomer(world) }),
  "privacy.erasePerson": async ({ createCustomer, one }) => {
    const { email } = await createCustomer();
    return {
      params: { id: await one("select id from customers where email = $1", [email]) },
      body: { contact: email, reason: "request" },
    };
  },
  "privacy.listErasures": () => ({}),
  "privacy.readErasure": async ({ createCustomer, one, make }) => {
    const { email } = await createCustomer();
    const id = await one("select id from customers where email = $1", [email]);
    const erased = z.object({ id: z.string() });
    const body = { contact: email, reason: "request" };
    return { params: await make(erased, "POST", `/api/admin/customers/${id}/erase`, body) };
  },
} satisfies Samples;
