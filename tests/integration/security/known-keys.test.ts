import { execFile } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { mailKinds } from "#modules/mail/mail-kinds.ts";
import type { NewMail } from "#modules/mail/queue-mail.ts";
import { hasSecret, mailRecords } from "#modules/mail/mail-records.ts";
import { writeBackup } from "#platform/backup/write-backup.ts";
import type { OutgoingMail } from "#platform/mail/transport.ts";
import { createLocalStorage } from "#platform/storage/local-storage.ts";
import { secretLinks, type SecretLink } from "#shared/secret-links.ts";
import { makeOrderKeys } from "../../support/order-keys.ts";
import { scratchFolder } from "../backup/copies.ts";
import { queue, startMailWorker } from "../mail/mail-worker.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const { database, shop, place, asAdmin } = await startSalesShop();
const links = Object.values<SecretLink>(secretLinks);

/** Secrets of this shop, by the kind of the mail that holds them. */
const secrets = new Map<string, string>();
const known: string[] = [];
const delivered: OutgoingMail[] = [];
const folder = scratchFolder();
const file = join(folder, "backup.tar");

/** Every kind of mail waits, a backup is made, and then they are sent. */
beforeAll(async () => {
  const orderId = await place();
  const keys = await makeOrderKeys(database)();
  known.push(keys.create(orderId, { for: "page" }));
  known.push(keys.create(orderId, { for: "confirm" }));
  for (const [nth, kind] of mailKinds.entries()) {
    const sample: Record<string, unknown> = mailRecords[kind].createSample("Noa Lev");
    const content = {
      ...sample,
      ...("orderId" in sample && { orderId, isToConfirm: true }),
      ...("files" in sample && { files: [] }),
    };
    if (hasSecret(kind)) secrets.set(kind, `known${String(nth).padStart(3, "0")}`.repeat(5));
    const mail = { kind, to: `${kind}@mail.example`, content, secret: secrets.get(kind) };
    // oxlint-disable-next-line no-await-in-loop -- a few rows
    await queue(database, mail as unknown as NewMail); // each kind has the content of its sample
  }
  known.push(...secrets.values());
  await writeBackup({
    file,
    ownerUrl: database.ownerUrl,
    uploads: createLocalStorage(join(folder, "uploads")),
    version: "1",
    now: new Date(),
    watch: () => {},
  });
}, 60_000);

const holds = (text: string) => known.filter((key) => text.includes(key));

test("SEC-27 a backup contains no key that opens something", async () => {
  const parts = join(folder, "parts");
  mkdirSync(parts);
  await promisify(execFile)("tar", ["-xf", file, "-C", parts]);
  const { stdout } = await promisify(execFile)("find", [parts, "-type", "f"]);
  const names = stdout.trim().split("\n");
  const read = (name: string) =>
    name.endsWith(".gz") ? gunzipSync(readFileSync(name)) : readFileSync(name);
  const texts = names.map((name) => read(name).toString("latin1"));
  expect(texts.some((text) => text.includes("order-confirmation@mail.example"))).toBe(true);
  expect(texts.flatMap(holds)).toEqual([]);
});

test("SEC-27 MAIL-69 customers get the keys, only at declared addresses; staff and the log do not", async () => {
  const transport = {
    isRepeatable: true,
    async send(mail: OutgoingMail) {
      delivered.push(mail);
      return { providerId: undefined };
    },
  };
  const { logged } = await startMailWorker(database, transport);
  await expect
    .poll(() => database.asOwner("select kind from mails where state <> 'sent'"), {
      timeout: 60_000,
    })
    .toEqual([]);

  const mailed = delivered.map(({ text }) => text).join("\n");
  expect(known.filter((key) => !mailed.includes(key))).toEqual([]);
  const addresses = delivered.flatMap(
    ({ text }) => text.match(/https:\/\/shop\.example\S*/g) ?? [],
  );
  const withKey = addresses.filter((address) => holds(address).length > 0);
  expect(withKey.filter((address) => !isDeclared(new URL(address)))).toEqual([]);

  const rows = await database.asOwner("select id from mails");
  for (const { id } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- some forty
    const read = await asAdmin("GET", `/api/admin/mails/${String(id)}`);
    expect(read.status).toBe(200);
    expect(holds(read.text)).toEqual([]);
  }
  expect(holds(logged.join("\n"))).toEqual([]);
});

function isDeclared({ pathname, searchParams }: URL): boolean {
  const page = pathname.replace(new RegExp(`/(?:${known.join("|")})$`), "/:key");
  const names = [...searchParams].flatMap(([name, value]) => (known.includes(value) ? name : []));
  const declared = links.filter(({ path }) => path === page);
  return declared.length > 0 && names.every((name) => declared.some(({ query }) => query === name));
}

test("SEC-27 the log contains no key of a requested address", async () => {
  const [page = ""] = known;
  await Promise.all(
    links.map(async ({ path, query }) => {
      const search = query === undefined ? "" : `?${query}=${page}`;
      await fetch(shop.url + path.replace(":key", page) + search, { redirect: "manual" });
    }),
  );
  const lines = shop.logged.map((line) => JSON.stringify(line)).join("\n");
  expect(lines).toContain("/order-status/");
  expect(holds(lines)).toEqual([]);
});
