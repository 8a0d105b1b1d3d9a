import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLocalOutbox } from "./local-outbox.ts";
import type { OutgoingMail } from "./transport.ts";

const clock = () => new Date();

function createOutbox() {
  const dataDir = fs.mkdtempSync(join(tmpdir(), "local-outbox-"));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }));
  return {
    dataDir,
    folder: join(dataDir, "outbox"),
    outbox: createLocalOutbox({ dataDir, clock }),
  };
}

function mail(subject: string, id: string = randomUUID()): OutgoingMail {
  const from = { name: "Wanderpaw", email: "hello@wanderpaw.example" };
  return { id, from, to: "noa@mail.example", subject, html: "<p>Hi</p>", text: "Hi" };
}

test("MAIL-25 stored mails are listed newest first and found by id, also by the next process", async () => {
  const { dataDir, outbox } = createOutbox();
  expect(await outbox.list()).toEqual([]);
  const second = mail("second");
  for (const each of [mail("first"), second, mail("third")]) await outbox.save(each);
  const later = createLocalOutbox({ dataDir, clock });
  expect((await later.list()).map(({ subject }) => subject)).toEqual(["third", "second", "first"]);
  expect(await later.find(second.id)).toMatchObject(second);
  expect(await later.find(randomUUID())).toBeUndefined();
});

test("MAIL-25 a stored mail has its reply address and the way to unsubscribe", async () => {
  const { outbox } = createOutbox();
  const stored = { ...mail("list"), replyTo: "a@b.example", unsubscribeUrl: "https://a.example/" };
  await outbox.save(stored);
  expect(await outbox.find(stored.id)).toMatchObject(stored);
});

test("INBOX-43 a stored mail lists its attached files, without their bytes", async () => {
  const { outbox } = createOutbox();
  const one = mail("files");
  const attachments = [{ name: "a.pdf", type: "application/pdf", bytes: Buffer.from("%PDF") }];
  await outbox.save({ ...one, attachments });
  expect(await outbox.find(one.id)).toMatchObject({ ...one, files: [{ name: "a.pdf", size: 4 }] });
});

test("MAIL-61 the same mail twice is stored once, and a file of a killed process is not a mail", async () => {
  const { folder, outbox } = createOutbox();
  const one = mail("one");
  await outbox.save(one);
  await outbox.save({ ...one, subject: "again" });
  expect(await outbox.list()).toMatchObject([{ id: one.id, subject: "one" }]);
  const two = mail("two");
  fs.writeFileSync(join(folder, `.${two.id}.draft`), '{"id":');
  expect(await outbox.list()).toHaveLength(1);
  await outbox.save(two);
  expect(await outbox.list()).toHaveLength(2);
  expect(fs.readdirSync(folder)).toHaveLength(2);
});

test("PRIV-11 mails of an erased person are deleted, and no others", async () => {
  const { outbox } = createOutbox();
  const [theirs, other] = [mail("theirs"), mail("other")];
  for (const each of [theirs, other]) await outbox.save(each);
  await outbox.remove([theirs.id, randomUUID()]);
  expect((await outbox.list()).map(({ id }) => id)).toEqual([other.id]);
});

test("MAIL-26 no other user of the computer can read them", async () => {
  const { folder, outbox } = createOutbox();
  await outbox.save(mail("secret"));
  const [name = ""] = fs.readdirSync(folder);
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  expect(fs.statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test("MAIL-26 the newest 200 are kept", async () => {
  const { folder, outbox } = createOutbox();
  for (let count = 1; count <= 203; count++) await outbox.save(mail(`mail ${count}`));
  const stored = await outbox.list();
  expect(stored).toHaveLength(200);
  expect(stored.at(0)?.subject).toBe("mail 203");
  expect(stored.at(-1)?.subject).toBe("mail 4");
  expect(fs.readdirSync(folder)).toHaveLength(200);
});

test.each(["../secret", "..%2fsecret", "", "x/../../secret", `${randomUUID()}/..`])(
  "MAIL-26 no id leads out of the folder: %j",
  async (id) => {
    const { dataDir, outbox } = createOutbox();
    fs.writeFileSync(join(dataDir, "secret.json"), JSON.stringify(mail("secret")));
    expect(await outbox.find(id)).toBeUndefined();
    await expect(outbox.save(mail("escaped", id))).rejects.toThrow("must be a UUID");
    expect(fs.readdirSync(dataDir)).toEqual(["secret.json"]);
  },
);

test("MAIL-25 incomplete and foreign files are ignored", async () => {
  const { folder, outbox } = createOutbox();
  await outbox.save(mail("whole"));
  fs.writeFileSync(join(folder, "notes.txt"), "mine");
  fs.writeFileSync(join(folder, `20260101T000000000Z-${randomUUID()}.json`), `{"id":`);
  fs.writeFileSync(join(folder, `20260101T000000001Z-${randomUUID()}.json`), "[]");
  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(["whole"]);
});
