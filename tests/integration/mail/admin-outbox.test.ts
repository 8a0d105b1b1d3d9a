import { makeOrderKeys, createPageKey } from "../../support/order-keys.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { mailDetailsSchema } from "#modules/mail/admin-contract.ts";
import { shopMailTexts } from "#content/shop-mails.ts";
import { adminMailEndpoints } from "#modules/mail/admin-endpoints.ts";
import { mailTasks } from "#modules/mail/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startSalesShop } from "../orders/sales-shop.ts";
import { arrangeMail, type ArrangedMail } from "./arrange-mail.ts";
import { noUploads } from "./mail-worker.ts";

const { database, shop, asAdmin, send, place, newEmail, passTime } = await startSalesShop();

const arrange = (mail?: ArrangedMail) => arrangeMail(database, mail);

const path = "/api/admin/mails";
const list = async (query = "") => {
  const { status, text } = await asAdmin("GET", `${path}${query}`);
  expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
  return adminMailEndpoints.listMails.response.parse(JSON.parse(text));
};
const read = async (id: string) => {
  const { status, text } = await asAdmin("GET", `${path}/${id}`);
  expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
  return mailDetailsSchema.parse(JSON.parse(text));
};
const retry = (id: string, state: string) => asAdmin("POST", `${path}/${id}/retry`, { state });
const jobs = async (id: string) =>
  database.asOwner("select attempts, max_attempts from graphile_worker.jobs where key = $1", [
    `mail:${id}`,
  ]);
const stored = async (id: string) =>
  (
    await database.asOwner(
      "select state, last_error as error, recipient from mails where id = $1",
      [id],
    )
  )[0];

beforeEach(() => database.asOwner("delete from mails"));

describe("the list", () => {
  test("SET-20 shows mails, newest first, by state, kind and recipient", async () => {
    const old = await arrange({ state: "sent", age: "3 days", recipient: "Noa.Levi@mail.example" });
    const failed = await arrange({ recipient: "avi_1@mail.example", error: "refused" });
    const stock = await arrange({ kind: "stock-alert", state: "queued", content: "{}" });
    const ids = async (query?: string) => (await list(query)).mails.map(({ id }) => id);
    expect(await ids()).toHaveLength(3);
    expect((await ids()).at(-1)).toBe(old);
    expect(await ids("?state=failed")).toEqual([failed]);
    expect(await ids("?kind=stock-alert")).toEqual([stock]);
    expect(await ids("?q=noa.LEVI")).toEqual([old]);
    expect(await ids("?q=avi_1")).toEqual([failed]);
    expect(await ids("?q=aviX1")).toEqual([]);
    expect((await list("?state=failed")).mails).toMatchObject([
      {
        kind: "password-changed",
        state: "failed",
        attempts: 1,
        lastError: "refused",
        sentAt: null,
      },
    ]);
  });

  test("SET-20 is paginated, and rejects an invalid cursor", async () => {
    await database.asOwner(
      `insert into mails (kind, recipient, content, created_at)
       select 'password-changed', 'p' || n || '@mail.example', '{}', app.now() - (n / 3) * interval '1 second'
       from generate_series(1, 120) n`,
    );
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const page: Awaited<ReturnType<typeof list>> = await list(
        cursor === "" ? "" : `?after=${cursor}`,
      );
      seen.push(...page.mails.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    expect((await asAdmin("GET", `${path}?after=nonsense`)).status).toBe(422);
  });

  test("SET-21 shows how mails are sent, the number in each state, and how long they are kept", async () => {
    await arrange();
    await arrange({ state: "sent" });
    await arrange({ state: "unknown" });
    const { text } = await asAdmin("GET", "/api/admin/outbox");
    const exactly = (count: number) => ({ count, isExact: true });
    expect(JSON.parse(text)).toEqual({
      way: { kind: "folder" },
      from: { name: "Wanderpaw", email: "hello@wanderpaw.example" },
      states: {
        queued: exactly(0),
        sending: exactly(0),
        sent: exactly(1),
        failed: exactly(1),
        unknown: exactly(1),
        stuck: exactly(2),
      },
      retryable: 1,
      retentionDays: { sent: 90, failed: 365 },
      can: { test: { allowed: true, reason: null } },
    });
  });
});

describe("one mail", () => {
  test("SET-22 is shown as its recipient sees it", async () => {
    const mail = await read(await arrange({ error: "the server said [e-mail]" }));
    expect(mail.subject).toBe("Your password was changed");
    expect(mail.text).toContain("Hello Noa Lev,");
    expect(mail.lastError).toBe("the server said [e-mail]");
  });

  test("SET-22 hides the secret links of its recipient", async () => {
    await place(orderBody());
    const email = newEmail();
    await send("/api/auth/sign-up", {
      email,
      password: "Carry-Me-2026!",
      full_name: "Noa Levi",
    });
    const [order] = await database.asOwner(
      "select id from orders order by created_at desc limit 1",
    );
    const key = await createPageKey(database, String(order?.["id"]));
    const secrets = await database.asOwner("select secret from mail_secrets");
    const forbidden = [key, ...secrets.map(({ secret }) => String(secret))];
    expect(forbidden.length).toBeGreaterThan(1);
    const { mails } = await list();
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["order-confirmation", "new-order", "confirm-email"]),
    );
    for (const { id } of mails) {
      // oxlint-disable-next-line no-await-in-loop -- a handful
      const { text } = await asAdmin("GET", `${path}/${id}`);
      for (const secret of forbidden) expect(text).not.toContain(secret);
    }
    const confirm = mails.find(({ kind }) => kind === "confirm-email");
    expect((await read(confirm?.id ?? "")).text).toContain("token=hidden");
  });

  test("SET-22 that does not exist returns 404", async () => {
    expect((await asAdmin("GET", `${path}/aaaaaaaa-0000-4000-8000-00000000000a`)).status).toBe(404);
  });
});

describe("sending again", () => {
  test.each(["failed", "unknown"])(
    "SET-23 queues a mail that is %s, with all its attempts, and logs who did it",
    async (state) => {
      const id = await arrange({ state, error: "refused" });
      expect((await read(id)).can.retry).toEqual({ allowed: true, reason: null });
      const { status, text } = await retry(id, state);
      expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
      expect(mailDetailsSchema.parse(JSON.parse(text)).state).toBe("queued");
      expect(await jobs(id)).toMatchObject([{ attempts: 0 }]);
      const [entry] = await database.asOwner(
        "select actor_email as who, entity, entity_id as mail, before, after from audit_log order by id desc limit 1",
      );
      expect(entry).toEqual({
        who: "admin@wanderpaw.example",
        entity: "mails",
        mail: id,
        before: { state },
        after: { state: "queued" },
      });
    },
  );

  test("SET-23 succeeds for one of two people at the same moment, and is refused for an outdated state", async () => {
    const id = await arrange();
    const answers = await Promise.all([retry(id, "failed"), retry(id, "failed")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await jobs(id)).toHaveLength(1);
    expect((await retry(await arrange({ state: "unknown" }), "failed")).status).toBe(409);
    expect((await retry(await arrange({ state: "sent" }), "sent")).status).toBe(409);
    expect((await retry(await arrange({ state: "sending" }), "sending")).status).toBe(409);
  });

  test("SET-24 is refused for a mail whose link has expired", async () => {
    for (const kind of ["confirm-email", "reset-password", "newsletter-welcome"]) {
      // oxlint-disable-next-line no-await-in-loop -- a handful
      const id = await arrange({ kind });
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await read(id)).can.retry).toEqual({ allowed: false, reason: "link_gone" });
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await retry(id, "failed")).code).toBe("link_expired");
    }
  });

  test("SET-25 a waiting mail can be stopped, one that is being sent cannot", async () => {
    const id = await arrange({ state: "queued" });
    const { status, text } = await asAdmin("POST", `${path}/${id}/cancel`, { state: "queued" });
    expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
    expect(await stored(id)).toMatchObject({ state: "failed", error: "held back by hand" });
    const sending = await arrange({ state: "sending" });
    expect((await asAdmin("POST", `${path}/${sending}/cancel`, { state: "sending" })).status).toBe(
      409,
    );
    expect((await asAdmin("POST", `${path}/${sending}/cancel`, { state: "queued" })).status).toBe(
      409,
    );
  });
});

test("SET-26 a test mail goes to the person who requests it, three times in a quarter of an hour", async () => {
  const ask = () => asAdmin("POST", "/api/admin/test-mails");
  const { text } = await ask();
  expect(JSON.parse(text)).toMatchObject({ recipient: "admin@wanderpaw.example" });
  const mail = await read(adminMailEndpoints.sendTestMail.response.parse(JSON.parse(text)).id);
  expect(mail).toMatchObject({ kind: "test-mail", state: "queued" });
  expect(mail.text).toContain(shopMailTexts["test-mail"].ways.folder);
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([
    200, 200, 429,
  ]);
  expect((await list("?kind=test-mail")).mails).toHaveLength(3);
});

test("SET-27 mails are deleted 90 days after sending, a year after being given up, and never while they wait", async () => {
  const keep = [
    await arrange({ state: "sent", age: "89 days" }),
    await arrange({ state: "failed", age: "364 days" }),
    await arrange({ state: "unknown", age: "100 days" }),
    await arrange({ state: "queued", age: "400 days" }),
  ];
  await arrange({ state: "sent", age: "91 days" });
  await arrange({ state: "failed", age: "366 days" });
  await arrange({ state: "unknown", age: "366 days" });
  const { "forget-mails": task } = mailTasks({
    database,
    transport: {
      isRepeatable: true,
      send: () => Promise.reject(new Error("nothing is sent here")),
    },
    uploads: noUploads,
    readOrderKeys: makeOrderKeys(database),
    publicUrl: "https://shop.example",
    clock: () => new Date(),
    log: silentLog,
  });
  await task?.run({}, { isLast: true });
  const rows = await database.asOwner("select id from mails");
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(keep));
});

describe("the preview", () => {
  const framed = async (id: string) => {
    const { text } = await asAdmin("POST", `${path}/${id}/preview`);
    const { path: address } = z.object({ path: z.string() }).parse(JSON.parse(text));
    return fetch(shop.url + address);
  };

  test("SET-22 shows the HTML in a frame of this shop that runs nothing and loads nothing", async () => {
    await place(orderBody());
    const { mails } = await list("?kind=order-confirmation");
    const [order] = await database.asOwner("select id from orders");
    const key = await createPageKey(database, String(order?.["id"]));
    const answer = await framed(mails[0]?.id ?? "");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=UTF-8");
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("sandbox");
    expect(policy).not.toContain("allow-scripts");
    const html = await answer.text();
    expect(html).toContain("/order-status/hidden");
    expect(html).not.toContain(key);
  });

  test("SET-22 expires after a minute", async () => {
    const id = await arrange();
    const { text } = await asAdmin("POST", `${path}/${id}/preview`);
    passTime(61);
    const { path: address } = z.object({ path: z.string() }).parse(JSON.parse(text));
    expect((await fetch(shop.url + address)).status).toBe(410);
  });
});
