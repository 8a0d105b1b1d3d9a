import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { silentLog } from "#platform/log.ts";
import type { StoredMail, LocalOutbox } from "#platform/mail/local-outbox.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { loader } from "./outbox.tsx";
import { loader as mailLoader } from "./outbox-mail.tsx";

const stored: StoredMail = {
  id: "0f0e0d0c-0b0a-4908-8706-050403020100",
  from: { name: "Wanderpaw", email: "hello@wanderpaw.example" },
  to: "noa@mail.example",
  subject: "Confirm your email",
  html: "<p>Hello</p>",
  text: "Hello\n\nConfirm:\nhttps://shop.example/auth/confirm?token=abc\n\nBye",
  keptAt: "2026-01-01T00:00:00.000Z",
};

function contextWith(mails: readonly StoredMail[] | undefined) {
  const localOutbox: LocalOutbox | undefined = mails && {
    save: async () => {},
    list: async () => mails,
    find: async (id) => mails.find((mail) => mail.id === id),
    remove: async () => {},
  };
  const context = new RouterContextProvider();
  context.set(shopContext, {
    requestId: "1",
    log: silentLog,
    publicUrl: "https://shop.example",
    readPaymentMode: async () => "off",
    readWays: async () => [],
    localOutbox,
    texts: () => Promise.reject(new Error("no texts are read here")),
    placeholders: () => Promise.reject(new Error("no texts are read here")),
    run: () => Promise.reject(new Error("the outbox reads no data")),
    runShared: () => Promise.reject(new Error("the outbox reads no data")),
    readWindow: () => Promise.reject(new Error("the outbox reads no data")),
    content: () => Promise.reject(new Error("the outbox reads no words")),
    clock: () => new Date(),
    asPublicForms: () => Promise.reject(new Error("the outbox receives nothing")),
    asIdentity: () => Promise.reject(new Error("the outbox signs nobody in")),
    asCheckout: () => Promise.reject(new Error("the outbox sells nothing")),
    asReturns: () => Promise.reject(new Error("the outbox asks for no returns")),
    asReviews: () => Promise.reject(new Error("the outbox asks for no reviews")),
    previewProduct: () => Promise.reject(new Error("nothing is sold here")),
    previewOrder: () => Promise.reject(new Error("the outbox sells nothing")),
  });
  return context;
}

const createArguments = (path: string, mails: readonly StoredMail[] | undefined) => {
  const url = new URL(path, "https://shop.example");
  return { context: contextWith(mails), url, request: new Request(url) };
};

const open = (path: string, mails?: readonly StoredMail[]) =>
  loader({ ...createArguments(path, mails), params: {}, pattern: "/dev/outbox" });

const openMail = (id: string, mails?: readonly StoredMail[]) =>
  mailLoader({
    ...createArguments(`/dev/outbox/${id}`, mails),
    params: { id },
    pattern: "/dev/outbox/:id",
  });

test("MAIL-37 where the outbox is not enabled, neither page exists", async () => {
  const page = await open("/dev/outbox");
  expect(page.init?.status).toBe(404);
  expect(page.data).toBeNull();
  expect((await openMail(stored.id)).status).toBe(404);
});

test("MAIL-34 the newest mail is shown until another one is chosen, with its link on this host", async () => {
  const older = { ...stored, id: "1f0e0d0c-0b0a-4908-8706-050403020100", text: "no link" };
  const newest = await open("/dev/outbox", [stored, older]);
  expect(newest.data?.chosen).toMatchObject({ id: stored.id, link: "/auth/confirm?token=abc" });
  const chosen = await open(`/dev/outbox?mail=${older.id}`, [stored, older]);
  expect(chosen.data?.chosen).toMatchObject({ id: older.id, link: undefined });
  const none = await open("/dev/outbox", []);
  expect(none.data).toEqual({ mails: [], chosen: undefined });
});
