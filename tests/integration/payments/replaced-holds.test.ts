import { expect, test } from "vitest";
import { details, orderBody } from "../../support/sample-order.ts";
import { readAnswer } from "../http/timed-shop.ts";
import { startStripeShop } from "./stripe-shop.ts";

const shop = await startStripeShop();
const { database, getId, newEmail, stock } = shop;

const order = async (
  address: string,
  email: string,
  units: Record<string, number>,
  idempotencyKey?: string,
) => {
  const body = { ...orderBody(units), details: { ...details, email } };
  const answer = await fetch(`${shop.shop.url}/api/orders`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ ...body, ...(idempotencyKey !== undefined && { idempotencyKey }) }),
  });
  return readAnswer(answer);
};
const getState = async (id: string) =>
  (await database.asOwner("select status, stock_state from orders where id = $1", [id]))[0];

test("SALE-43 a customer who returns from the payment page and orders again keeps only the new reservation", async () => {
  const [address, email] = ["203.0.113.10", newEmail()];
  const first = await getId(await order(address, email, { caramel: 3 }));
  const second = await getId(await order(address, email, { caramel: 3 }));
  expect(second).not.toBe(first);
  expect(await getState(first)).toEqual({ status: "pending", stock_state: "released" });
  expect(await getState(second)).toEqual({ status: "pending", stock_state: "held" });
  expect(await stock("caramel")).toEqual({ available: 2, reserved: 3 });
  expect(
    await database.asOwner(
      "select kind from order_events where order_id = $1 order by created_at, kind",
      [first],
    ),
  ).toEqual([{ kind: "created" }, { kind: "released" }]);
});

test("SALE-43 another customer's order in the same network keeps its reservation", async () => {
  const address = "203.0.113.11";
  const first = await getId(await order(address, newEmail(), { olive: 25 }));
  expect(await order(address, newEmail(), { olive: 3 })).toMatchObject({
    status: 409,
    code: "hold_limit",
    fields: { "lines.olive": ["0"] },
  });
  expect(await getState(first)).toMatchObject({ stock_state: "held" });
});

test("SALE-43 a double click releases no reservation", async () => {
  const [email, key] = [newEmail(), crypto.randomUUID()];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => order("203.0.113.12", email, { olive: 10 }, key)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const [first] = answers;
  if (first === undefined) throw new Error("nothing was sent");
  expect(await getState(await getId(first))).toMatchObject({ stock_state: "held" });
});
