// Uploads in object storage, against a server that checks every signature.
import { afterAll, beforeEach, expect, test } from "vitest";
import { createFileStorage } from "#platform/storage/create-file-storage.ts";
import { StartupError } from "#platform/startup-error.ts";
import { assertS3Works, createS3Storage } from "#platform/storage/s3-storage.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { createLog } from "#platform/log.ts";
import { startS3Server, type S3Fault } from "../../support/s3-server.ts";
import { checkSignature } from "../../support/s3-signature.ts";

const TIMEOUT_MS = 300;
const patience = { timeoutMs: TIMEOUT_MS, attempts: 3 };
const server = await startS3Server({ pageSize: 3 });
afterAll(() => server.stop());
const closed = await startS3Server();
await closed.stop();
const { settings, objects, fail } = server;
let earlier = 0;
/** The calls of this test, or since `forgetCalls`. */
const calls = () => server.calls.slice(earlier);
const forgetCalls = () => (earlier = server.calls.length);
const storage = createS3Storage(settings, patience);
const bytes = (text: string) => Buffer.from(text);

beforeEach(() => {
  fail(undefined);
  objects.clear();
  forgetCalls();
});

async function getKeys(from: FileStorage): Promise<string[]> {
  const keys = [];
  for await (const { key } of from.list()) keys.push(key);
  return keys;
}

test("STORE-01 the test server verifies signatures like AWS, by its published example", () => {
  const emptyHash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  const signature = "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7";
  const judge = (url: string) =>
    checkSignature(
      {
        method: "GET",
        url,
        headers: {
          host: "examplebucket.s3.amazonaws.com",
          "x-amz-date": "20130524T000000Z",
          "x-amz-content-sha256": emptyHash,
          authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
        },
      },
      Buffer.alloc(0),
      {
        accessKeyId: "AKIAIOSFODNN7EXAMPLE",
        secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        region: "us-east-1",
      },
      new Date("2013-05-24T00:00:00Z"),
    );
  expect(judge("/?max-keys=2&prefix=J")).toBeUndefined();
  expect(judge("/?max-keys=2&prefix=K")).toMatchObject({ code: "SignatureDoesNotMatch" });
});

test("STORE-01 files are stored, read, listed and removed in the bucket, below uploads", async () => {
  await storage.write("a1/2-480.webp", bytes("one"));
  await storage.write("b.avif", new Uint8Array(400_000).fill(7));
  expect([...objects.keys()]).toEqual(["uploads/a1/2-480.webp", "uploads/b.avif"]);
  expect((await storage.read("a1/2-480.webp"))?.toString()).toBe("one");
  expect((await storage.read("b.avif"))?.equals(Buffer.alloc(400_000, 7))).toBe(true);
  expect(await storage.read("a1/none.webp")).toBeUndefined();
  expect(await getKeys(storage)).toEqual(["a1/2-480.webp", "b.avif"]);
  await storage.remove("b.avif");
  await storage.remove("b.avif");
  expect(await getKeys(storage)).toEqual(["a1/2-480.webp"]);
});

test("STORE-02 no key leads out of the uploads, and an impossible key is not requested", async () => {
  for (const key of ["", "..", "../other", "a/../b", "/a", "a//b", ".a", "A", "a?b", "a\u0000"]) {
    expect(await storage.read(key)).toBeUndefined();
    await storage.remove(key);
    await expect(storage.write(key, bytes("x"))).rejects.toThrow("key");
  }
  expect(calls()).toEqual([]);
});

test("STORE-03 long lists are read page by page, with the time of each file and no other objects", async () => {
  const storedAt = new Date("2026-03-01T10:00:00Z");
  const keys = Array.from({ length: 10 }, (_, index) => `p/${index}.webp`);
  for (const name of [
    ...keys.map((key) => `uploads/${key}`),
    "backup.tar",
    "uploads/Not Ours & <b>.webp",
    "uploads/",
  ])
    objects.set(name, { bytes: bytes("x"), storedAt });
  const files = [];
  for await (const file of storage.list()) files.push(file);
  expect(files).toEqual(keys.map((key) => ({ key, storedAt })));
  expect(calls()).toEqual(Array.from({ length: 4 }, () => "GET /shop-pictures"));
});

test.each<[string, S3Fault]>([
  ["an error that may pass", { status: 503, code: "SlowDown" }],
  ["an answer that breaks off", "cut off"],
])("STORE-05 %s is retried, twice at most", async (_, fault) => {
  await storage.write("a.webp", bytes("one"));
  forgetCalls();
  fail(fault, { times: 2 });
  expect((await storage.read("a.webp"))?.toString()).toBe("one");
  expect(calls()).toHaveLength(3);
  fail(fault);
  const away = { name: "AppError", code: "unavailable" };
  await expect(storage.read("a.webp")).rejects.toMatchObject(away);
  expect(calls()).toHaveLength(6);
  for (const failing of [
    storage.write("b.webp", bytes("two")),
    storage.remove("a.webp"),
    getKeys(storage),
  ].map((work) => expect(work).rejects.toMatchObject(away)))
    await failing;
});

test("STORE-05 a silent server is tried once, and not for long", async () => {
  fail("no answer");
  const startedAt = performance.now();
  await expect(storage.read("a.webp")).rejects.toMatchObject({ code: "unavailable" });
  expect(performance.now() - startedAt).toBeLessThan(TIMEOUT_MS * 3);
  expect(calls()).toHaveLength(1);
});

test.each<[string, S3Fault]>([
  ["a key that is no longer allowed", { status: 403, code: "AccessDenied" }],
  ["a bucket that is gone", { status: 404, code: "NoSuchBucket" }],
  [
    "an answer that leads elsewhere",
    { status: 307, code: "Temporary", headers: { location: "http://127.0.0.1:1/" } },
  ],
])("STORE-05 %s is an error and not a missing file, and is not retried", async (_, fault) => {
  fail(fault);
  await expect(storage.read("a.webp")).rejects.toMatchObject({ code: "unavailable" });
  await expect(getKeys(storage)).rejects.toMatchObject({ code: "unavailable" });
  expect(calls()).toHaveLength(2);
});

test("STORE-05 an endless or invalid list is an error, so that half of it is never used", async () => {
  const page =
    "<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>x</NextContinuationToken></ListBucketResult>";
  for (const body of [page, "<html></html>", page.slice(0, -5)]) {
    fail({ body });
    await expect(getKeys(storage)).rejects.toMatchObject({ code: "unavailable" });
  }
  expect(calls().length).toBeLessThan(10);
});

test("STORE-07 keys are in no error and no line of the log", async () => {
  const lines: string[] = [];
  const log = createLog({ level: "debug", destination: { write: (line) => lines.push(line) } });
  const refusals: S3Fault[] = [{ status: 403, code: "SignatureDoesNotMatch" }, "cut off"];
  for (const fault of refusals) {
    fail(fault);
    const failures = await Promise.allSettled([
      storage.read("a.webp"),
      storage.write("a.webp", bytes("x")),
      assertS3Works(settings, patience),
    ]);
    for (const { reason } of failures.filter((it) => it.status === "rejected"))
      log.error({ err: reason as Error }, "it failed"); // thrown by our own code
  }
  expect(lines).toHaveLength(6);
  expect(lines.join("\n")).toContain("SignatureDoesNotMatch");
  for (const secret of [settings.accessKeyId, settings.secretAccessKey, "AWS4-HMAC"])
    expect(lines.join("\n")).not.toContain(secret);
});

test("STORE-08 the shop starts with a working bucket", async () => {
  await assertS3Works(settings, patience);
  objects.set("uploads/a", { bytes: bytes("x"), storedAt: new Date() });
  await assertS3Works(settings, patience);
  expect(objects.size).toBe(1);
});

test.each([
  ["S3_BUCKET", { bucket: "other-bucket" }, "has no bucket named other-bucket"],
  ["S3_ACCESS_KEY_ID", { accessKeyId: "AKIDUNKNOWN" }, "does not know S3_ACCESS_KEY_ID"],
  ["S3_SECRET_ACCESS_KEY", { secretAccessKey: "wrong" }, "does not accept S3_SECRET_ACCESS_KEY"],
  ["S3_REGION", { region: undefined }, "in another region. Set S3_REGION"],
  ["S3_ENDPOINT", { endpoint: closed.settings.endpoint }, "cannot be reached: ECONNREFUSED"],
])("STORE-08 a wrong %s prevents the start with one line", async (_, wrong, said) => {
  const failure = await assertS3Works({ ...settings, ...wrong }, patience).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(StartupError);
  const message = failure instanceof Error ? failure.message : "";
  expect(message).toMatch(/^The object storage at 127\.0\.0\.1:\d+ [^\n]+[.?]$/);
  expect(message).toContain(said);
});

test.each<[S3Fault, string]>([
  [{ status: 403, code: "AccessDenied" }, "does not let this key list the bucket"],
  [{ status: 403, code: "RequestTimeTooSkewed" }, "Correct the clock."],
  [{ status: 500, code: "InternalError" }, "answers 500 (InternalError)"],
  [{ status: 404, code: "" }, "answers 404. Check"],
  [{ body: "<html></html>" }, "does not answer like an S3 server"],
  ["no answer", "cannot be reached: TimeoutError"],
])("STORE-08 a response like %j is explained", async (fault, said) => {
  fail(fault);
  await expect(assertS3Works(settings, patience)).rejects.toThrow(said);
});

test("STORE-01 the configuration decides where files are stored", async () => {
  const files = createFileStorage({ dataDir: "/nowhere", s3: settings });
  await files.write("a.webp", bytes("one"));
  expect([...objects.keys()]).toEqual(["uploads/a.webp"]);
  expect((await files.read("a.webp"))?.toString()).toBe("one");
  forgetCalls();
  await files.read("a.webp");
  expect(calls()).toEqual([]);
});
