import path from "node:path";
import { expect, test } from "vitest";
import { copyDatabase } from "#platform/backup/copy-database.ts";
import { verifyBackup, restoreBackup } from "#platform/backup/restore-backup.ts";
import { writeBackup } from "#platform/backup/write-backup.ts";
import { createLocalStorage } from "#platform/storage/local-storage.ts";
import { testDatabase } from "../../support/database.ts";
import { emptyDatabase, firstRelease, migrations, rowsIn, scratchFolder } from "./copies.ts";

const shop = await testDatabase({ seeded: true });
await shop.asOwner(`
  insert into sessions (id, user_id, expires_at)
    select '00000000-0000-4000-8000-000000000001', user_id, now() + interval '1 day' from accounts limit 1;
  insert into refresh_tokens (token_hash, session_id) values ('\\x01', '00000000-0000-4000-8000-000000000001');
  insert into one_time_tokens (token_hash, user_id, purpose, expires_at)
    select '\\x01', user_id, 'reset-password', now() + interval '1 hour' from accounts limit 1;
  insert into passkey_challenges (challenge_hash, purpose, session_id, expires_at)
    values ('\\x01', 'proof', '00000000-0000-4000-8000-000000000001', now());
  insert into mails (id, kind, recipient, content)
    values ('00000000-0000-4000-8000-000000000002', 'reset-password', 'ada@mail.example', '{}');
  insert into mail_secrets (mail_id, secret) values ('00000000-0000-4000-8000-000000000002', 'hush-hush');
  insert into rate_limits (key, points) values ('somebody', 1);
  insert into setup_warnings (problem, noticed_at) values ('untrusted-proxy', now());
  insert into integrity_findings (rule, count, examples, found_at) values ('a rule', 1, '{}', now());
  delete from signing_keys;
  insert into signing_keys (purpose, secret) values
    ('access-token', decode(repeat('ab', 32), 'hex')), ('erased-address', decode(repeat('cd', 32), 'hex'))`);

const opening = [
  "sessions",
  "refresh_tokens",
  "one_time_tokens",
  "passkey_challenges",
  "mail_secrets",
  "rate_limits",
  "setup_warnings",
  "integrity_findings",
];
const folder = scratchFolder();
const uploads = createLocalStorage(path.join(folder, "uploads"));
const watch = () => {};

const keysIn = (place: { ownerUrl: string }) =>
  rowsIn(place, "select purpose, encode(secret, 'hex') as secret from signing_keys order by 1");
const opensIn = async (place: { ownerUrl: string }) => {
  const found = [];
  for (const table of opening)
    if ((await rowsIn(place, `select from ${table}`)).length > 0) found.push(table);
  return found;
};
const lasting = { purpose: "erased-address", secret: "cd".repeat(32) };

const file = path.join(folder, "backup.tar");
const now = new Date();
const manifest = await writeBackup({
  file,
  ownerUrl: shop.ownerUrl,
  uploads,
  version: "1",
  now,
  watch,
});
const restored = await emptyDatabase({ managed: true });
await restoreBackup({ file, manifest, ownerUrl: restored.ownerUrl, uploads, migrations, watch });

test("BACK-45 a backup contains no session, link or mail secret, and only one key, which is restored", async () => {
  expect(await opensIn(shop)).toEqual(opening);
  const rows = Object.fromEntries(
    manifest.tables.map(({ name, contents }) => [name, contents.rows]),
  );
  expect(opening.map((table) => rows[table])).toEqual(opening.map(() => 0));
  expect(rows["signing_keys"]).toBe(1);
  expect(await opensIn(restored)).toEqual([]);
  expect(await keysIn(restored)).toEqual([lasting]);
  const mails = "select state from mails where recipient = 'ada@mail.example'";
  expect(await rowsIn(restored, mails)).toEqual([{ state: "queued" }]);
});

test("BACK-45 moving to a server includes the keys", async () => {
  await rowsIn(
    restored,
    "insert into signing_keys (purpose, secret) values ('access-token', decode(repeat('ef', 32), 'hex'))",
  );
  const place = await emptyDatabase();
  await copyDatabase({ from: restored.ownerUrl, to: place.ownerUrl, migrations, watch });
  const moved = { purpose: "access-token", secret: "ef".repeat(32) };
  expect(await keysIn(place)).toEqual([moved, lasting]);
});

test("BACK-46 an old backup with sessions and keys is restored without them", async () => {
  const old = await verifyBackup({ file: firstRelease, migrations, watch });
  const rows = Object.fromEntries(old.tables.map(({ name, contents }) => [name, contents.rows]));
  expect(rows["signing_keys"]).toBeGreaterThan(0);
  expect(rows["sessions"]).toBeGreaterThan(0);
  const place = await emptyDatabase({ managed: true });
  await restoreBackup({
    file: firstRelease,
    manifest: old,
    ownerUrl: place.ownerUrl,
    uploads,
    migrations,
    watch,
  });
  expect(await opensIn(place)).toEqual([]);
  expect((await keysIn(place)).filter(({ purpose }) => purpose !== "erased-address")).toEqual([]);
});
