import { expect, test } from "vitest";
import { orderBody, startSalesShop } from "./sales-shop.ts";

const { place, stock, asAdmin, mailsTo, database } = await startSalesShop();

test("SALE-01 an order takes its bags, begins its timeline and sends its mail in one step", async () => {
  const id = await place(orderBody({ olive: 3 }));
  expect(await stock("olive")).toEqual({ available: 1, reserved: 3 });
  expect(await mailsTo("maya@mail.example")).toEqual(["order-confirmation"]);
  expect(
    await database.asOwner("select kind, to_status from order_events where order_id = $1", [id]),
  ).toEqual([{ kind: "created", to_status: "pending" }]);
  const answer = await asAdmin("POST", `/api/admin/orders/${id}/status`, { status: "cancelled" });
  expect(answer.status).toBe(204);
  expect(await stock("olive")).toEqual({ available: 4, reserved: 0 });
});
