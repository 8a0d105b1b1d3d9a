// Requests of customers, as staff learn of them.
import { expect, test } from "vitest";
import { notificationEndpoints } from "#modules/notifications/endpoints.ts";
import { startReturnShop } from "./return-shop.ts";

const shop = await startReturnShop();
const { ask, asked, database, order } = shop;

test("RETURN-28 LIVE-13 a request rings the bell and is mailed to the shop, as a cancellation of the customer is", async () => {
  const bell = async () => {
    const { text } = await shop.asAdmin("GET", "/api/admin/notifications");
    return notificationEndpoints.listNotifications.response.parse(JSON.parse(text)).notifications;
  };
  const readMails = () =>
    database.asOwner(
      `select kind, content from mails where recipient = 'hello@wanderpaw.example'
       and kind in ('return-requested', 'order-cancelled-by-customer') order by created_at, id`,
    );
  await database.asOwner("delete from mails");
  const { returnId, id } = await asked(
    { olive: 1 },
    { kind: "claim", message: "The zip is torn." },
  );
  expect(await bell()).toContainEqual(
    expect.objectContaining({ kind: "return", id: returnId, returnKind: "claim" }),
  );
  expect(await readMails()).toMatchObject([
    {
      kind: "return-requested",
      content: { returnId, orderId: id, kind: "claim", message: "The zip is torn." },
    },
  ]);

  await database.asOwner("delete from mails");
  const placed = await order({ olive: 2 });
  await shop.payByHand(placed.id);
  await ask(placed, { kind: "cancel", units: {} });
  const news = (await bell()).filter((it) => "orderId" in it && it.orderId === placed.id);
  expect(news).toContainEqual(
    expect.objectContaining({
      kind: "order-cancelled",
      amount: { amountMinor: 14_998, currency: "USD" },
    }),
  );
  // The request was carried out at once, and is no news beside the cancellation.
  expect((await bell()).filter(({ kind }) => kind === "return")).toHaveLength(1);
  expect(await readMails()).toMatchObject([
    { kind: "order-cancelled-by-customer", content: { orderId: placed.id, waitingMinor: 14_998 } },
  ]);
});

test("RETURN-28 the settings that switch off mails about orders switch off those about requests", async () => {
  await database.asOwner("delete from mails");
  await database.asOwner(
    `insert into system_settings (setting_key, setting_value) values ('email_notifications', 'false')
     on conflict (setting_key) do update set setting_value = 'false'`,
  );
  await asked({ olive: 1 });
  const toShop = "select kind from mails where recipient = 'hello@wanderpaw.example'";
  expect(await database.asOwner(toShop)).toEqual([]);
  await database.asOwner("delete from system_settings where setting_key = 'email_notifications'");
});
