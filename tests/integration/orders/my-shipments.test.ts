import { expect, test } from "vitest";
import { z } from "zod";
import { orderEndpoints } from "#modules/orders/endpoints.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startSalesShop } from "./sales-shop.ts";

const { asAdmin, database, passTime } = await startSalesShop();

test("ORD-28 My Orders shows whether an order is paid and links to the tracking of its shipments", async () => {
  // Staff buy like everybody else: the order is the administrator's own.
  expect(await asAdmin("POST", "/api/orders", orderBody())).toMatchObject({ status: 200 });
  const [row] = await database.asOwner("select id from orders");
  const { id } = z.object({ id: z.string() }).parse(row);
  const mine = async () =>
    orderEndpoints.listMyOrders.response.parse(
      JSON.parse((await asAdmin("GET", "/api/orders")).text),
    ).orders[0];
  expect(await mine()).toMatchObject({ id, isPaid: false, shipments: [] });

  await asAdmin("POST", `/api/admin/orders/${id}/payments`, {});
  const shipment = { carrier: "dhl", trackingNumber: "JD 01/&x" };
  await asAdmin("POST", `/api/admin/orders/${id}/shipments`, shipment);
  passTime(60);
  await asAdmin("POST", `/api/admin/orders/${id}/shipments`, { carrier: "other" });
  await asAdmin("POST", `/api/admin/orders/${id}/notes`, { note: "The cousin of the boss." });
  const order = await mine();
  expect(order).toMatchObject({ status: "shipped", isPaid: true });
  expect(order?.shipments).toEqual([
    {
      carrierName: "DHL",
      trackingNumber: "JD 01/&x",
      trackingUrl: expect.stringContaining("=JD%2001%2F%26x") as string,
    },
    { carrierName: null, trackingNumber: null, trackingUrl: null },
  ]);
});
