import { expect, test } from "vitest";
import { createSenderCheck } from "./sender-check.ts";

const startedAt = new Date("2026-03-01T10:00:00Z");
const refuse = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

function check(names: Readonly<Record<string, string[][]>>, otherwise = "ENOTFOUND") {
  const requested: string[] = [];
  let now = startedAt;
  const ask = createSenderCheck({
    clock: () => now,
    resolveTxt: (name) => {
      requested.push(name);
      const texts = names[name];
      return texts === undefined ? refuse(otherwise) : Promise.resolve(texts);
    },
  });
  return { ask, requested, pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
}

const complete = {
  "shop.example": [["google-site-verification=x"], ["v=spf1 include:", "spf.mailjet.com ~all"]],
  "_dmarc.shop.example": [["v=DMARC1; p=none"]],
  "mailjet._domainkey.shop.example": [["k=rsa; ", "p=MIGfMA0"]],
};

test("READY-04 the three records of a domain are found, even in several pieces", async () => {
  expect(await check(complete).ask("shop.example")).toEqual({
    spf: "found",
    dkim: "found",
    dmarc: "found",
  });
});

test("READY-04 a domain without the records lacks them; a revoked key does not count", async () => {
  expect(await check({}).ask("shop.example")).toEqual({
    spf: "absent",
    dkim: "absent",
    dmarc: "absent",
  });
  const without = check({ ...complete, "mailjet._domainkey.shop.example": [["v=DKIM1; p="]] });
  expect((await without.ask("shop.example")).dkim).toBe("absent");
});

test.each(["ETIMEOUT", "ECONNREFUSED", "ESERVFAIL"])(
  "READY-04 without a response (%s) the state is unknown",
  async (code) => {
    expect(await check({}, code).ask("shop.example")).toEqual({
      spf: "unknown",
      dkim: "unknown",
      dmarc: "unknown",
    });
  },
);

test("READY-04 a response is cached for ten minutes, a missing one for half a minute", async () => {
  const good = check(complete);
  await good.ask("shop.example");
  const once = good.requested.length;
  good.pass(599_000);
  await good.ask("shop.example");
  expect(good.requested).toHaveLength(once);
  good.pass(2_000);
  await good.ask("shop.example");
  expect(good.requested).toHaveLength(2 * once);
  const offline = check({}, "ETIMEOUT");
  await offline.ask("shop.example");
  offline.pass(31_000);
  await offline.ask("shop.example");
  expect(offline.requested).toHaveLength(2 * once);
});
