import { beforeEach, expect, test } from "vitest";
import { waiting } from "#i18n/en/waiting.ts";
import { CONFIRM, SUBSCRIBE, UNSUBSCRIBE } from "./newsletter-shop.ts";
import { DAY, startWaitingShop } from "./waiting-shop.ts";

const shop = await startWaitingShop();
const { database, ask, leave, send, mailsTo, newEmail, linkToken, passTime, cleanUp } = shop;

beforeEach(async () => {
  await database.asOwner("truncate rate_limits");
  await leave("olive", 0);
});

const readRows = (email: string) =>
  database.asOwner(
    `select n.topic, n.state, v.slug, n.consent_wording as wording from newsletter_subscribers n
     left join product_variants v on v.id = n.variant_id where email = $1 order by topic, slug`,
    [email],
  );

test("WAIT-01 a request for a sold-out product is on its list once the link of a mail was pressed", async () => {
  const email = newEmail();
  expect(await ask(email)).toMatchObject({ status: 200 });
  expect(await readRows(email)).toMatchObject([
    {
      topic: "stock",
      state: "pending",
      slug: "olive",
      wording: expect.stringContaining(waiting.block.text) as string,
    },
  ]);
  const token = await linkToken(email, "confirm-waiting");
  expect(await send(CONFIRM, { token })).toMatchObject({ status: 204 });
  expect(await readRows(email)).toMatchObject([{ state: "confirmed" }]);
  expect(await mailsTo(email)).toEqual(["confirm-waiting", "waiting-welcome"]);
  expect(await send(CONFIRM, { token })).toMatchObject({ status: 410 });
});

test("WAIT-02 the response is the same whether an address is confirmed, pending or new", async () => {
  const { email } = await shop.wait();
  const unsure = newEmail();
  await ask(unsure);
  await database.asOwner("truncate rate_limits");
  const answers = [await ask(email), await ask(unsure), await ask(newEmail())];
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  // The way out once more.
  expect((await mailsTo(email)).slice(1)).toEqual(["waiting-welcome", "waiting-welcome"]);
  expect(await mailsTo(unsure)).toEqual(["confirm-waiting", "confirm-waiting"]);
});

test("WAIT-02 an address can wait for several products, each with its own unsubscribe link", async () => {
  const email = newEmail();
  await leave("blue", 0);
  const { out } = await shop.wait("olive", email);
  await shop.wait("blue", email);
  expect(await readRows(email)).toMatchObject([{ slug: "blue" }, { slug: "olive" }]);
  expect(await send(UNSUBSCRIBE, { token: out })).toMatchObject({ status: 204 });
  await cleanUp();
  expect(await readRows(email)).toMatchObject([{ slug: "blue", state: "confirmed" }]);
});

test("WAIT-03 products that are in stock, unknown or hidden have no waiting list", async () => {
  await leave("olive", 1);
  expect(await ask(newEmail())).toMatchObject({ status: 409, code: "conflict" });
  expect(await ask(newEmail(), "no-such-bag")).toMatchObject({ status: 404 });
  expect(await send(SUBSCRIBE, { email: newEmail(), topic: "stock" })).toMatchObject({
    status: 404,
  });
  await leave("olive", 0);
  await database.asOwner("update product_variants set is_active = false where slug = 'olive'");
  expect(await ask(newEmail())).toMatchObject({ status: 404 });
  await database.asOwner("update product_variants set is_active = true where slug = 'olive'");
});

test("WAIT-04 bots get the usual response but are ignored, and an address can send two requests an hour", async () => {
  const email = newEmail();
  const asking = { email, topic: "stock", variant: "olive" };
  expect(await send(SUBSCRIBE, { ...asking, website: "https://spam.example" })).toMatchObject({
    status: 200,
  });
  expect(await readRows(email)).toEqual([]);
  expect(await ask(email)).toMatchObject({ status: 200 });
  expect(await ask(email)).toMatchObject({ status: 429 });
});

test("WAIT-05 a confirmed entry lasts six months at most, and an unconfirmed one a week", async () => {
  const [{ email: waits }, unsure] = [await shop.wait(), newEmail()];
  await ask(unsure);
  passTime(7 * DAY - 1);
  await cleanUp();
  expect(await readRows(unsure)).toHaveLength(1);
  passTime(2);
  await cleanUp();
  expect(await readRows(unsure)).toEqual([]);
  passTime(176 * DAY - 2);
  await cleanUp();
  expect(await readRows(waits)).toHaveLength(1);
  passTime(2);
  await cleanUp();
  expect(await readRows(waits)).toEqual([]);
});

test("WAIT-06 the link of a mail removes the entry from the list, however often it is used", async () => {
  const { email, out } = await shop.wait();
  expect(await send(UNSUBSCRIBE, { token: out })).toMatchObject({ status: 204 });
  expect(await send(UNSUBSCRIBE, { token: out })).toMatchObject({ status: 204 });
  await leave("olive", 1);
  await shop.serve();
  expect(await mailsTo(email)).not.toContain("back-in-stock");
  await cleanUp();
  expect(await readRows(email)).toEqual([]);
});

test("MAIL-89 the unsubscribe link of an ended subscription is no error, neither for a program nor on the page", async () => {
  const { email, out } = await shop.wait();
  await leave("olive", 1);
  await shop.serve();
  expect(await mailsTo(email)).toContain("back-in-stock");
  expect(await send(UNSUBSCRIBE, { token: out, topic: "stock" })).toMatchObject({ status: 204 });
  expect(await send(UNSUBSCRIBE, { token: out })).toMatchObject({ status: 410 });
  expect(await send(UNSUBSCRIBE, { token: "none", topic: "stock" })).not.toMatchObject({
    status: 204,
  });
});
