import { beforeEach, expect, test } from "vitest";
import { newsletter } from "#content/newsletter.ts";
import { publishWords } from "../../support/publish-words.ts";
import { startPost } from "../messages/forms-shop.ts";
import { CONFIRM, HOUR, startNewsletterShop, SUBSCRIBE, UNSUBSCRIBE } from "./newsletter-shop.ts";

const newsletters = await startNewsletterShop();
const { database, shop, now, passTime, visitor, newEmail, stored } = newsletters;
const { ask, join, linkToken, state, mailsTo } = newsletters;

beforeEach(() => database.asOwner("truncate rate_limits"));

const DONE = { status: 204, text: "" };
const RECEIVED = { status: 200, text: '{"success":true}' };

test("NEWS-01 an address is on the list once its owner has confirmed it, and the inbox says so", async () => {
  const email = newEmail();
  const requested = now();
  const body = { email: ` ${email} `, page: "/blog", elapsed_ms: 9_000, website: "" };
  expect(await visitor()(SUBSCRIBE, body)).toMatchObject(RECEIVED);
  expect(await state(email)).toBe("pending");
  expect(await stored(email)).toEqual([]);

  passTime(47 * HOUR);
  const secret = await linkToken(email, "confirm-newsletter");
  expect(await visitor()(CONFIRM, { token: secret })).toMatchObject(DONE);
  const [row] = await database.asOwner("select * from newsletter_subscribers where email = $1", [
    email,
  ]);
  expect(row).toMatchObject({
    state: "confirmed",
    requested_at: requested,
    confirmed_at: now(),
    consent_page: "/blog",
    confirm_token_hash: null,
  });
  expect(await stored(email)).toMatchObject([{ kind: "newsletter", state: "new" }]);
  expect(await mailsTo(email)).toEqual(["confirm-newsletter", "newsletter-welcome"]);
});

test("WORDS-88 a consent is stored with the wording published by then, up to its maximum length", async () => {
  const email = newEmail();
  const block = { text: "Pawtrail news. ".repeat(200), button: "Join {brand.name}" };
  await publishWords(database, "newsletter", { block });
  await visitor()(SUBSCRIBE, { email });
  await database.asOwner("delete from content_documents");
  const [row] = await database.asOwner(
    "select consent_wording from newsletter_subscribers where email = $1",
    [email],
  );
  expect(row?.["consent_wording"]).toMatch(/^Stay Updated\nPawtrail news\. /);
  expect(row?.["consent_wording"]).toHaveLength(2_000);
});

test("NEWS-02 the consent text is stored with the request", async () => {
  const email = newEmail();
  await visitor()(SUBSCRIBE, { email, page: "//evil.example" });
  const [row] = await database.asOwner(
    "select consent_wording, consent_page from newsletter_subscribers where email = $1",
    [email],
  );
  const { text, privacy, button } = newsletter.block;
  for (const labels of [text, privacy, button]) expect(row?.["consent_wording"]).toContain(labels);
  expect(row?.["consent_page"]).toBeNull();
});

test("NEWS-03 the link works once, even when it is used twice at the same moment", async () => {
  const email = newEmail();
  const secret = await ask(email);
  const answers = await Promise.all([1, 2, 3].map(() => visitor()(CONFIRM, { token: secret })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410, 410]);
  expect(await stored(email)).toHaveLength(1);
  expect(await visitor()(CONFIRM, { token: secret })).toMatchObject({ code: "link_expired" });
  expect(await state(email)).toBe("confirmed");
});

test("NEWS-03 the link works for 48 hours, and a newer one replaces it", async () => {
  const [late, replaced] = [newEmail(), newEmail()];
  const lateSecret = await ask(late);
  passTime(48 * HOUR);
  expect((await visitor()(CONFIRM, { token: lateSecret })).status).toBe(410);
  expect(await state(late)).toBe("pending");

  const first = await ask(replaced);
  await visitor()(SUBSCRIBE, { email: replaced.toUpperCase() });
  const second = await linkToken(replaced, "confirm-newsletter");
  expect((await visitor()(CONFIRM, { token: first })).status).toBe(410);
  expect((await visitor()(CONFIRM, { token: second })).status).toBe(204);
});

test.each(["", "x", "a".repeat(43), "\u0001".repeat(43), "'; drop table messages; --"])(
  "NEWS-03 a forged token neither confirms nor ends anything: %j",
  async (made) => {
    for (const path of [CONFIRM, UNSUBSCRIBE]) {
      const answer = await visitor()(path, { token: made });
      expect(answer).toMatchObject({ status: 410, code: "link_expired" });
    }
  },
);

test("NEWS-04 opening the address of a link changes nothing, because mail programs open links by themselves", async () => {
  const email = newEmail();
  const secret = await ask(email);
  const out = await join(newEmail());
  for (const [path, value] of [
    [CONFIRM, secret],
    [UNSUBSCRIBE, out],
  ]) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await fetch(`${shop.url}${path}?token=${value}`, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("POST");
    }
  }
  expect(await state(email)).toBe("pending");
  const left = await database.asOwner(
    "select from newsletter_subscribers where state = 'unsubscribed'",
  );
  expect(left).toEqual([]);
});

test("NEWS-05 new, pending, subscribed and former addresses get the same response after the same time", async () => {
  const [fresh, pending, member, former] = [newEmail(), newEmail(), newEmail(), newEmail()];
  await ask(pending);
  await join(member);
  await visitor()(UNSUBSCRIBE, { token: await join(former) });
  for (const email of [fresh, pending, member, former]) {
    const startedAt = performance.now();
    expect(await visitor()(SUBSCRIBE, { email })).toMatchObject(RECEIVED);
    expect(performance.now() - startedAt).toBeGreaterThan(98);
  }
  expect(await mailsTo(fresh)).toEqual(["confirm-newsletter"]);
  expect(await mailsTo(pending)).toEqual(["confirm-newsletter", "confirm-newsletter"]);
});

test("NEWS-06 an address that is already on the list gets the unsubscribe link again, at most once a day", async () => {
  const email = newEmail();
  await join(email);
  const again = async () => {
    await database.asOwner("truncate rate_limits");
    await Promise.all([visitor()(SUBSCRIBE, { email }), visitor()(SUBSCRIBE, { email })]);
  };
  await again();
  await again();
  const welcomes = ["confirm-newsletter", "newsletter-welcome", "newsletter-welcome"];
  expect(await mailsTo(email)).toEqual(welcomes);
  passTime(24 * HOUR);
  await again();
  expect(await mailsTo(email)).toEqual([...welcomes, "newsletter-welcome"]);
  expect(await state(email)).toBe("confirmed");
  expect(await stored(email)).toHaveLength(1);
});

test("NEWS-07 two requests an hour are accepted, per computer and per e-mail address", async () => {
  const send = visitor();
  for (const status of [200, 200, 429]) {
    expect(await send(SUBSCRIBE, { email: newEmail() })).toMatchObject({ status });
  }
  const email = newEmail();
  for (const status of [200, 200, 429]) {
    expect(await visitor()(SUBSCRIBE, { email })).toMatchObject({ status });
  }
  const refused = await visitor()(SUBSCRIBE, { email });
  expect(refused).toMatchObject({ code: "too_many_requests" });
  expect(refused.retryAfter).toBeGreaterThan(3_500);
  expect(await mailsTo(email)).toHaveLength(2);
});

test.each<[string, object]>([
  ["fill in the field that nobody sees", { website: "https://spam.example" }],
  ["need less than two seconds", { elapsed_ms: 300 }],
])("NEWS-08 bots that %s get the same response, and no mail is sent", async (_what, change) => {
  const email = newEmail();
  const startedAt = performance.now();
  expect(await visitor()(SUBSCRIBE, { email, ...change })).toMatchObject(RECEIVED);
  expect(performance.now() - startedAt).toBeGreaterThan(98);
  expect([await state(email), await mailsTo(email)]).toEqual([undefined, []]);
});

test.each([
  ["", "required"],
  ["noa", "not_an_email"],
  ["noa@mail.example\nbcc:all@mail.example", "unprintable"],
  [`${"n".repeat(250)}@mail.example`, "too_long"],
])("NEWS-09 %j is rejected as an address", async (email, problem) => {
  const answer = await visitor()(SUBSCRIBE, { email });
  expect(answer).toMatchObject({ status: 422, fields: { email: [problem] } });
});

test("NEWS-10 both mails arrive with their links, the welcome with the unsubscribe link in its headers", async () => {
  const email = newEmail();
  const secret = await ask(email);
  const { server } = await startPost(database);
  const received = () => server.received.filter(({ envelope }) => envelope.to.includes(email));
  await expect.poll(received).toHaveLength(1);
  const [asking] = received();
  const link = `https://shop.example/newsletter/confirm?token=${secret}`;
  expect(asking?.parts.get("text/plain")).toContain(link);
  expect(asking?.parts.get("text/plain")).toContain("48 hours");
  expect(asking?.headers.has("list-unsubscribe")).toBe(false);

  await visitor()(CONFIRM, { token: secret });
  await expect.poll(received).toHaveLength(2);
  const [, welcome] = received();
  const [, out = ""] = /^<(.*)>$/.exec(welcome?.headers.get("list-unsubscribe") ?? "") ?? [];
  expect(out).toMatch(/^https:\/\/shop\.example\/newsletter\/unsubscribe\?token=[\w-]{43}$/);
  expect(welcome?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(welcome?.parts.get("text/plain")).toContain(out);
  expect(welcome?.parts.get("text/html")).toContain(`href="${out}"`);
  const way = new URL(out).searchParams.get("token");
  expect(await visitor()(UNSUBSCRIBE, { token: way })).toMatchObject(DONE);
  expect(await state(email)).toBe("unsubscribed");
});
