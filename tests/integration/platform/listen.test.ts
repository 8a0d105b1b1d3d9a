import { once, EventEmitter } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#platform/db/listen.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();

function startListening() {
  const heard = new EventEmitter<{ change: [string]; reconnect: [] }>();
  const listener = listen({
    connectionString: database.appUrl,
    channels: { shop_changed: (payload) => heard.emit("change", payload) },
    onReconnect: () => heard.emit("reconnect"),
  });
  onTestFinished(() => listener.close());
  return { heard, listener };
}

test("a change announced by another connection is received", async () => {
  const { heard, listener } = startListening();
  await listener.ready;
  const change = once(heard, "change");
  await database.asOwner("select pg_notify('shop_changed', 'products')");
  expect(await change).toEqual(["products"]);
});

test("after a lost connection it reconnects, reports this, and receives changes again", async () => {
  const { heard, listener } = startListening();
  await listener.ready;
  for (let round = 0; round < 2; round += 1) {
    const reconnect = once(heard, "reconnect");
    await database.asOwner(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'wanderpaw-listen'",
    );
    await reconnect;
  }
  const change = once(heard, "change");
  await database.asOwner("select pg_notify('shop_changed', 'orders')");
  expect(await change).toEqual(["orders"]);
});

test("a closed listener has no connection, and closing without a server ends at once", async () => {
  const { listener } = startListening();
  await listener.ready;
  await listener.close();
  const away = listen({
    connectionString: "postgresql://shop_app@localhost/x?host=/nonexistent",
    channels: { shop_changed: () => {} },
    onReconnect: () => {},
  });
  await expect(away.close()).resolves.toBeUndefined();
});
