// Texts that say who is paid, who mails come from, what is promised and what mails say.
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { documentSchema } from "#modules/content/admin/contract.ts";
import { createDueContent } from "#modules/content/admin/publish-due.ts";
import { publishDue } from "#modules/publish-due.ts";
import { documentKeys, getDocumentRight } from "#modules/content/documents.ts";
import { silentLog } from "#platform/log.ts";
import { listOwnPaths } from "#web/own-paths.ts";
import { getSqlState } from "#platform/db/sql-error.ts";
import { member } from "../../support/actors.ts";
import { addGrants, setGrants } from "../../support/grants.ts";
import { sql } from "drizzle-orm";
import { MINUTE } from "../identity/identity-shop.ts";
import { readAnswer } from "../http/timed-shop.ts";
import { startContentShop } from "./content-shop.ts";

const testShop = await startContentShop();
const { asAdmin, send, shop, database, now, passTime, publish, read, readIn, save, post } =
  testShop;

const heavy = ["brand", "policies", "payment-instructions", "mail/order-confirmation"] as const;
const account = [{ label: "IBAN", text: "IL62 0108 0000 0009 9999 999" }];

const toldMail = z.object({
  recipient: z.string(),
  content: z.object({
    key: z.string(),
    by: z.string().nullable(),
    changes: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
  }),
});
const readTold = async () =>
  z
    .array(toldMail)
    .parse(
      await database.asOwner(
        "select recipient, content from mails where kind = 'document-changed' order by created_at",
      ),
    );

beforeEach(async () => {
  await database.asOwner("delete from content_drafts");
  await database.asOwner("delete from content_documents");
  await database.asOwner("delete from mails");
});

test("CONT-19 account, sender, policies and texts of mails require the right to settings, others that to content", () => {
  const light = documentKeys.filter((key) => getDocumentRight(key) === "content.write");
  expect(light).not.toEqual(expect.arrayContaining([...heavy]));
  expect(light.filter((key) => key.startsWith("mail/"))).toEqual([]);
  expect(light).toContain("home");
  expect(getDocumentRight("article/anything")).toBe("content.write");
});

/** A call of somebody who may write texts. */
async function asWriter(method: string, path: string, body?: unknown) {
  await setGrants(database, ["content.read", "content.write"]);
  const person = { email: "moderator@wanderpaw.example", password: "Wanderpaw!2026" };
  const { text } = await send("/api/auth/sign-in", person);
  const { access_token } = z.object({ access_token: z.string() }).parse(JSON.parse(text));
  return readAnswer(
    await fetch(shop.url + path, {
      method,
      headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}

test.each(heavy)("CONT-19 the right to write texts does not allow changing %s", async (key) => {
  const { published, right, version } = await read(key);
  expect(right).toBe("settings.write");
  const about = { key, version };
  const draft = { ...about, data: published };
  const answers = [
    await asWriter("PUT", "/api/admin/content/draft", draft),
    await asWriter("POST", "/api/admin/content/deliver", about),
  ];
  expect(answers.map(({ code }) => code)).toEqual(["forbidden", "forbidden"]);
  expect(await asWriter("GET", `/api/admin/content/document?key=${key}`)).toMatchObject({
    status: 200,
  });
});

test("CONT-19 the database refuses changes of these texts as well", async () => {
  const moderator = { ...member("moderator"), isInBackOffice: true } as const;
  await database.asOwner(
    `insert into profiles (id, full_name, email) values ('${moderator.id}', 'Mo', 'mo@mail.example')`,
  );
  await database.asOwner(
    `insert into user_roles (user_id, role) values ('${moderator.id}', 'moderator')`,
  );
  await addGrants(database, ["content.read", "content.write"], { userId: moderator.id });
  const write = (key: string) =>
    database
      .runInTransaction(moderator, (db) =>
        db.execute(sql`insert into content_documents (key, data) values (${key}, '{}')`),
      )
      .then(() => "written", getSqlState);
  expect(await write("announcement")).toBe("written");
  for (const key of heavy) expect([key, await write(key)]).toEqual([key, "42501"]);
});

test("CONT-20 all administrators are mailed the previous and the new account, and its author", async () => {
  await publish("payment-instructions", { account });
  const told = await readTold();
  const admins = await database.asOwner("select user_id from user_roles where role = 'admin'");
  expect(told).toHaveLength(admins.length);
  expect(told[0]?.content.changes).toContainEqual({
    path: "account.0.text",
    before: "",
    after: account[0]?.text,
  });
  expect(told[0]?.content.by).toBeTruthy();
  await publish("announcement", { text: "Closed" });
  expect(await readTold()).toHaveLength(admins.length);
});

test("CONT-20 they are also mailed when delivered texts are restored and when a draft is published automatically", async () => {
  await publish("brand", { email: "new@shop.example" });
  await post("deliver", { key: "brand" });
  const { published } = await read("policies");
  const data = { ...published, warrantyMonths: 7 };
  const saved = readIn(documentSchema, await save("policies", data));
  const at = new Date(now().getTime() + MINUTE).toISOString();
  const plan = { key: "policies", version: saved.version, at };
  expect(await post("schedule", plan)).toMatchObject({ status: 200 });
  passTime(2 * MINUTE);
  await publishDue({ database, clock: now, log: silentLog }, [createDueContent(listOwnPaths())]);
  const changes = (await readTold()).map(({ content }) => content);
  expect(changes.map(({ key }) => key)).toEqual(["brand", "brand", "policies"]);
  expect(changes[1]?.changes).toContainEqual(
    expect.objectContaining({ path: "email", before: "new@shop.example" }),
  );
  expect(changes[2]?.by).toBeNull();
});

test("CONT-21 without a recent proof of identity such a draft can be written, but not published, scheduled or then changed", async () => {
  const { published } = await read("payment-instructions");
  const first = readIn(documentSchema, await save("payment-instructions", published));
  const at = new Date(now().getTime() + 60 * MINUTE).toISOString();
  const subject = (version: string) => ({ key: "payment-instructions", version });
  await database.asOwner("update sessions set proved_at = proved_at - interval '11 minutes'");
  const late = { code: "proof_needed" };
  expect(await post("publish", subject(first.version))).toMatchObject(late);
  expect(await post("schedule", { ...subject(first.version), at })).toMatchObject(late);
  const again = await save(
    "payment-instructions",
    { ...published, account },
    {
      version: first.version,
    },
  );
  expect(again).toMatchObject({ status: 200 });
  await database.asOwner("update content_drafts set publish_at = $1", [at]);
  const { version } = readIn(documentSchema, again);
  expect(await save("payment-instructions", published, { version })).toMatchObject(late);
  expect(await asAdmin("GET", "/api/admin/content")).toMatchObject({ status: 200 });
});
