import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { createSetupAccess } from "#modules/setup/setup-access.ts";
import { setUpShop } from "#modules/setup/set-up-shop.ts";
import { sendSetupMail } from "#modules/setup/send-setup-mail.ts";
import { readContent } from "#modules/content/read-content.ts";
import { anonymous, system } from "#shared/actor.ts";
import { createSetup } from "../../../src/server/start/create-setup.ts";
import { startTimedShop } from "../http/timed-shop.ts";

const { database, shop, now, mailsTo } = await startTimedShop({ trustedProxies: [] });
const access = createSetupAccess(database);
const ctx = createSetup({
  access,
  database,
  services: shop.services,
  clock: now,
  log: createLog({ level: "silent" }),
});

const typed = {
  shopName: "Paws & Co",
  legalName: "Paws & Co Ltd.",
  shopEmail: "hello@paws.example",
  accent: "#a97450",
  patch: "",
  adminName: "Noa Levi",
  adminEmail: "noa@paws.example",
  password: "Correct-Horse-7!",
};
const image = await sharp({
  create: { width: 320, height: 200, channels: 3, background: "#a97450" },
})
  .png()
  .toBuffer();
const logo = { bytes: new Uint8Array(image), name: "logo.png" };

const brand = () =>
  database.runInTransaction(anonymous, async (db) => (await readContent({ db }, ["brand"])).brand);
const rows = async (table: string) =>
  (await database.asOwner(`select count(*)::integer as count from ${table}`))[0]?.["count"];

describe("before the setup", () => {
  test("SETUP-01 the page opens only with the token that the start has printed", async () => {
    expect(await access.isOpen()).toBe(true);
    expect(await access.isAdmitted(access.token)).toBe(true);
    for (const token of ["", "x", `${access.token}x`, createSetupAccess(database).token])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await access.isAdmitted(token)).toBe(false);
  });

  test("SETUP-04 problems are reported by field, and nothing is stored", async () => {
    const wrong = { ...typed, shopName: "", password: "short" };
    await expect(setUpShop(ctx, wrong, undefined)).rejects.toMatchObject({
      code: "invalid_fields",
      fields: { shopName: ["required"] },
    });
    expect(await rows("content_documents")).toBe(0);
    expect(await rows("accounts")).toBe(0);
  });

  test("SETUP-05 a logo that is not a picture is refused, even a drawing with scripts", async () => {
    const bytes = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
    await expect(setUpShop(ctx, typed, { bytes, name: "a.svg" })).rejects.toMatchObject({
      code: "unsupported_image",
    });
    expect(await rows("accounts")).toBe(0);
  });

  test("SETUP-07 a test mail shows whether mails are sent, three in a quarter of an hour", async () => {
    await expect(sendSetupMail(ctx, "nobody")).rejects.toMatchObject({ code: "invalid_fields" });
    for (let sent = 0; sent < 3; sent += 1)
      // oxlint-disable-next-line no-await-in-loop -- the fourth is one too many
      expect(await sendSetupMail(ctx, " Noa@Paws.example")).toBe("noa@paws.example");
    await expect(sendSetupMail(ctx, "noa@paws.example")).rejects.toMatchObject({
      code: "too_many_requests",
    });
    expect(await mailsTo("noa@paws.example")).toEqual(["test-mail", "test-mail", "test-mail"]);
  });
});

describe("after the setup", () => {
  test("SETUP-03 brand, settings and administrator are stored together; of two simultaneous users one succeeds", async () => {
    const answers = await Promise.allSettled([
      setUpShop(ctx, typed, logo),
      setUpShop(ctx, { ...typed, adminEmail: "other@paws.example" }, undefined),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await rows("accounts")).toBe(1);
    expect(await rows("content_revisions where key = 'brand'")).toBe(1);
    expect(await brand()).toMatchObject({
      name: "Paws & Co",
      legalName: "Paws & Co Ltd.",
      email: "hello@paws.example",
      colours: { accent: "#a97450", patch: "" },
      hashtag: "#PawsCo",
      social: [],
    });
    const settings = await database.asOwner(
      "select setting_key as key, setting_value as value from system_settings order by 1",
    );
    expect(settings).toContainEqual({ key: "support_email", value: '"hello@paws.example"' });
    expect(settings).toContainEqual({ key: "system_name", value: '"Paws & Co ERP"' });
  });

  test("SETUP-03 the page is closed for good, even with its own token and for open pages", async () => {
    expect(await access.isAdmitted(access.token)).toBe(false);
    await expect(
      setUpShop(ctx, { ...typed, adminEmail: "third@paws.example" }, undefined),
    ).rejects.toMatchObject({ code: "conflict" });
    // Also when the only administrator is gone afterwards: this process has seen one.
    await database.runInTransaction(system, (db) => db.execute("delete from accounts"));
    expect(await access.isOpen()).toBe(false);
  });
});
