// Files that go along with answers: kept, sent over SMTP and given out.
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { MAX_FILE_BYTES, MAX_FILES, MAX_FILES_BYTES } from "#modules/messages/reply-files/rules.ts";
import { sampleImage } from "../catalog/sample-images.ts";
import { startPost } from "../messages/forms-shop.ts";
import { startFilesShop } from "./files-shop.ts";

const {
  bucket,
  uploads,
  shop,
  database,
  write,
  spam,
  reply,
  message,
  asAdmin,
  newAddress,
  newEmail,
  base,
  pdf,
  attach,
  attached,
  getKeys,
  isStored,
  fetchFile,
} = await startFilesShop();
afterAll(() => bucket.stop());

test("INBOX-43 INBOX-44 a photo and a PDF are sent with the answer under safe names, and listed below it", async () => {
  const email = newEmail();
  const id = await write({ email });
  const photo = await sampleImage(300, 100, "png");
  const first = await attached(id, pdf(), { name: "../מחירון 2026.pdf" });
  shop.passTime(1);
  const second = await attached(id, photo, { name: "torn strap.PNG", type: "image/png" });
  expect(first).toMatchObject({ name: "מחירון 2026.pdf", type: "application/pdf", sizeBytes: 400 });
  expect(second).toMatchObject({ name: "torn strap.jpg", type: "image/jpeg" });
  expect((await message(id)).draftFiles).toEqual([first, second]);
  const { status } = await reply(id, { files: [first.id, second.id] });
  expect(status).toBe(200);
  const read = await message(id);
  expect(read.draftFiles).toEqual([]);
  expect(read.replies.map(({ files }) => files)).toEqual([[first, second]]);

  const { server } = await startPost(database, {}, uploads);
  const mine = () => server.received.find(({ envelope }) => envelope.to.includes(email));
  await expect.poll(() => mine() !== undefined).toBe(true);
  const source = mine()?.source.replaceAll("\r\n", "\n") ?? "";
  expect(source).toMatch(/content-disposition: attachment; filename="?torn strap\.jpg/i);
  expect(source.match(/^content-disposition: attachment/gim)).toHaveLength(2);
  expect(source).toContain(pdf().toString("base64").slice(0, 76));
});

test("INBOX-43 INBOX-45 a photo is stored as a smaller JPEG without camera metadata, and can be downloaded", async () => {
  const id = await write();
  const photo = await sharp(await sampleImage(2_400, 800))
    .withExif({ IFD3: { GPSLatitude: "32/1 5/1 0/1" } })
    .jpeg()
    .toBuffer();
  const file = await attached(id, photo, { name: "torn strap.PNG", type: "image/jpeg" });
  const served = await fetchFile(file.id);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": `attachment; filename="torn strap.jpg"; filename*=UTF-8''torn%20strap.jpg`,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  const made = await sharp(await served.arrayBuffer()).metadata();
  expect([made.format, made.width, made.exif]).toEqual(["jpeg", 2_000, undefined]);
  const paper = await attached(id, pdf());
  expect(Buffer.from(await (await fetchFile(paper.id)).arrayBuffer())).toEqual(pdf());
});

test("INBOX-45 a file has no public address, and only staff who may read messages get it", async () => {
  const id = await write();
  const file = await attached(id, pdf());
  const [key = ""] = await getKeys(id);
  expect(isStored(key)).toBe(true);
  for (const path of [`/uploads/${key}`, `/uploads//${key}`, `/uploads/%70${key.slice(1)}`])
    expect((await fetch(base + path)).status).toBe(404);
  const { text } = await asAdmin("GET", `/api/admin/messages/${id}`);
  expect(text).not.toContain(key);
  const stranger = await fetch(`${base}/api/admin/reply-files/${file.id}/download`, {
    method: "POST",
    headers: { "x-forwarded-for": newAddress() },
  });
  expect(stranger.status).toBe(401);
  const moderator = await shop.asModerator(["orders.read"]);
  expect((await moderator("POST", `/api/admin/reply-files/${file.id}/download`)).status).toBe(403);
  // Somebody else's draft is nobody's business, also for who may read messages.
  const reader = await shop.asModerator(["messages.read"]);
  const { path } = JSON.parse(
    (await reader("POST", `/api/admin/reply-files/${file.id}/download`)).text,
  ) as { path: string };
  expect((await fetch(base + path)).status).toBe(404);
  const theirs = await reader("GET", `/api/admin/messages/${id}`);
  expect(JSON.parse(theirs.text)).toMatchObject({ draftFiles: [] });
  expect((await reader("DELETE", `/api/admin/reply-files/${file.id}`)).status).toBe(403);
  await reply(id, { files: [file.id] });
  const sent = JSON.parse(
    (await reader("POST", `/api/admin/reply-files/${file.id}/download`)).text,
  ) as { path: string };
  expect((await fetch(base + sent.path)).status).toBe(200);
});

test.each<[string, Uint8Array, string, { status: number; code: string }]>([
  [
    "a page that is called a PDF",
    Buffer.from("<script>alert(1)</script>"),
    "application/pdf",
    { status: 415, code: "unsupported_image" },
  ],
  [
    "a PDF that is cut off",
    Buffer.from("%PDF-1.7\n1 0 obj"),
    "application/pdf",
    { status: 415, code: "unsupported_image" },
  ],
  [
    "a PDF that something else stands before",
    Buffer.concat([Buffer.from("MZ"), pdf()]),
    "application/pdf",
    { status: 415, code: "unsupported_image" },
  ],
  [
    "half an image",
    (await sampleImage(600, 600)).subarray(0, 1_500),
    "image/jpeg",
    { status: 415, code: "unsupported_image" },
  ],
  [
    "an archive",
    Buffer.from("PK\u0003\u0004"),
    "application/zip",
    { status: 415, code: "unsupported_image" },
  ],
  ["nothing", Buffer.alloc(0), "application/pdf", { status: 415, code: "unsupported_image" }],
  [
    "one byte too many",
    pdf(MAX_FILE_BYTES + 1),
    "application/pdf",
    { status: 413, code: "image_too_large" },
  ],
])("INBOX-44 %s is rejected, and nothing of it is stored", async (_, bytes, type, refused) => {
  const id = await write();
  const before = bucket.objects.size;
  expect(await attach(id, bytes, { type })).toMatchObject(refused);
  expect(bucket.objects.size).toBe(before);
  expect((await message(id)).draftFiles).toEqual([]);
});

test("INBOX-44 an image named as a PDF is treated as an image", async () => {
  const file = await attached(await write(), await sampleImage(60, 60, "webp"));
  expect(file).toMatchObject({ name: "strap.jpg", type: "image/jpeg" });
});

test("INBOX-44 five files can be attached, and no sixth, even when several arrive at the same moment", async () => {
  const id = await write();
  const answers = await Promise.all(Array.from({ length: 8 }, () => attach(id, pdf())));
  const codes = answers.map(({ status, code }) => code ?? status);
  expect(codes.filter((it) => it === 200)).toHaveLength(MAX_FILES);
  expect(new Set(codes)).toEqual(new Set([200, "too_many_files"]));
  expect(await getKeys(id)).toHaveLength(MAX_FILES);
  const files = (await message(id)).draftFiles.map((it) => it.id);
  const tooMany = await reply(id, { files: [...files, randomUUID()] });
  expect(tooMany).toMatchObject({ status: 422, fields: { files: ["too_many"] } });
  expect((await asAdmin("DELETE", `/api/admin/reply-files/${files[0]}`)).status).toBe(204);
  expect((await attach(id, pdf())).status).toBe(200);
});

test("INBOX-44 the files together are no larger than mail servers accept", async () => {
  const id = await write();
  await attached(id, pdf(MAX_FILE_BYTES));
  await attached(id, pdf(MAX_FILES_BYTES - MAX_FILE_BYTES));
  expect(await attach(id, pdf())).toMatchObject({ status: 409, code: "too_many_files" });
});

test("INBOX-44 no file is stored for spam or for an unknown message", async () => {
  expect(await attach(await spam(), pdf())).toMatchObject({ status: 409, code: "conflict" });
  expect(await attach(randomUUID(), pdf())).toMatchObject({ status: 404 });
  expect(await attach("x", pdf())).toMatchObject({ status: 422 });
});

test("INBOX-46 files of another message, of another draft, or already sent cannot be attached", async () => {
  const [id, other] = [await write(), await write()];
  const [foreign, own] = [await attached(other, pdf()), await attached(id, pdf())];
  expect(await reply(id, { files: [foreign.id] })).toMatchObject({ status: 409, code: "conflict" });
  expect(await reply(id, { files: [randomUUID()] })).toMatchObject({ status: 409 });
  expect((await message(id)).replies).toEqual([]);
  expect((await reply(id, { files: [own.id] })).status).toBe(200);
  expect(await reply(id, { files: [own.id] })).toMatchObject({ status: 409 });
  expect((await asAdmin("DELETE", `/api/admin/reply-files/${own.id}`)).status).toBe(404);
});

test("INBOX-46 sending twice creates one mail with its files", async () => {
  const email = newEmail();
  const id = await write({ email });
  const file = await attached(id, pdf());
  const once = {
    requestKey: randomUUID(),
    version: (await message(id)).version,
    files: [file.id],
  } as const;
  const answers = await Promise.all([reply(id, once), reply(id, once), reply(id, once)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const mails = await database.asOwner(
    "select content -> 'files' as files from mails where recipient = $1",
    [email],
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.["files"]).toHaveLength(1);
  expect((await message(id)).replies).toHaveLength(1);
});

test("INBOX-46 a mail with a missing file is not sent", async () => {
  const email = newEmail();
  const id = await write({ email });
  const file = await attached(id, pdf());
  await reply(id, { files: [file.id] });
  const [key = ""] = await getKeys(id);
  await uploads.remove(key);
  await startPost(database, {}, uploads);
  await expect
    .poll(async () => (await message(id)).replies.map(({ mail }) => mail?.state))
    .toEqual(["failed"]);
});
