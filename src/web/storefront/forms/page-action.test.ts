import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { contactFields } from "#modules/messages/form-fields.ts";
import type { PublicFormsContext } from "#modules/messages/context.ts";
import { createLog } from "#platform/log.ts";
import { AppError } from "#shared/errors.ts";
import { shopContext, type ShopContext } from "#web/page/shop-context.ts";
import { receiveForm } from "./page-action.ts";

const { name, message } = contactFields;
const FORM = "application/x-www-form-urlencoded";

/** Posts a form, and returns what was taken in and what was answered. */
async function post(body: string, options: { type?: string; error?: Error } = {}) {
  const taken: unknown[] = [];
  const context = new RouterContextProvider();
  // Parts of the shop that a form needs.
  context.set(shopContext, {
    log: createLog({ level: "silent" }),
    asPublicForms: (work) => work({} as PublicFormsContext),
  } as ShopContext);
  const request = new Request("https://shop.example/contact", {
    method: "POST",
    headers: { "content-type": options.type ?? FORM },
    body,
  });
  const answer = await receiveForm(
    { request, context },
    {
      rules: { name, message },
      thanks: "/contact?sent=contact#form",
      async receive(_ctx, form) {
        if (options.error) throw options.error;
        taken.push(form);
      },
    },
  );
  return { taken, answer };
}

const typed = new URLSearchParams({
  name: "Maya",
  message: "One\r\ntwo",
  website: "spam.example",
  subject: "not asked for",
}).toString();

test("FORM-48 a successful form redirects to the thanks, and its line breaks are kept", async () => {
  const { taken, answer } = await post(typed);
  expect(taken).toEqual([
    { fields: { name: "Maya", message: "One\ntwo" }, website: "spam.example" },
  ]);
  expect(answer).toBeInstanceOf(Response);
  expect(answer).toMatchObject({ status: 303 });
  expect((answer as Response).headers.get("location")).toBe("/contact?sent=contact#form");
});

test("FORM-48 a rejected form is answered with its values, the reason and the right status", async () => {
  const values = { name: "Maya", message: "One\ntwo" };
  const invalid = new AppError("invalid_fields", "", { fields: { name: ["unprintable"] } });
  expect((await post(typed, { error: invalid })).answer).toMatchObject({
    data: { outcome: "invalid", problems: { name: "unprintable" }, values },
    init: { status: 422 },
  });
  const limited = new AppError("too_many_requests", "", { retryAfterSeconds: 100 });
  expect((await post(typed, { error: limited })).answer).toMatchObject({
    data: { outcome: "limited", minutes: 2, values },
    init: { status: 429, headers: { "retry-after": "100" } },
  });
  expect((await post(typed, { error: new Error("a bug") })).answer).toMatchObject({
    data: { outcome: "failed", values },
    init: { status: 500 },
  });
});

test("FORM-51 a value longer than its field is not sent back in full", async () => {
  const long = new URLSearchParams({ name: "x".repeat(50_000), message: "Hi" }).toString();
  const error = new AppError("invalid_fields", "", { fields: { name: ["too_long"] } });
  expect((await post(long, { error })).answer).toMatchObject({
    data: { values: { name: "x".repeat(name.max), message: "Hi" } },
  });
});

test("FORM-51 a request that no form of the shop sends is rejected unread", async () => {
  await expect(post("{}", { type: "application/json" })).rejects.toMatchObject({ status: 415 });
  await expect(post(typed, { type: "multipart/form-data" })).rejects.toMatchObject({ status: 415 });
  await expect(post(`name=${"x".repeat(131_072)}`)).rejects.toMatchObject({ status: 413 });
  const { taken } = await post(typed, { type: `${FORM}; charset=utf-8` });
  expect(taken).toHaveLength(1);
});
