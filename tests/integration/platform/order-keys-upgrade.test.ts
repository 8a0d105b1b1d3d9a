import { expect, test } from "vitest";
import { migrate } from "#platform/db/migrate.ts";
import { withOwner } from "#platform/db/owner.ts";
import { emptyDatabase, folder, migrationsUpTo } from "./older-databases.ts";

test("BACK-52 the keys of orders are replaced by hashes in the upgrade, and removed from mails", async () => {
  const ownerUrl = await emptyDatabase("test_order_keys");
  await migrate({ ownerUrl, folder: migrationsUpTo(68) });
  await withOwner(ownerUrl, (client) =>
    client.query(`
      insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor)
        values ('Ada', 'ada@mail.example', 'admin', 7499, 7499);
      insert into mails (kind, recipient, content)
        select kind, 'ada@mail.example', jsonb_build_object('number', '1', 'path', before || access_key)
            || case when kind = 'order-confirmation'
              then jsonb_build_object('confirmPath', before || access_key || '?confirm=1') else '{}' end
          from orders, (values ('order-confirmation', '/order-status/'), ('return-asked', '/order-status/return/')) as m(kind, before);
      create table keys_before as select id, access_key from orders`),
  );
  await migrate({ ownerUrl, folder });
  await withOwner(ownerUrl, async (client) => {
    const orders = await client.query<{ id: string }>(
      "select id from orders join keys_before using (id) where key_hash = sha256(access_key::bytea)",
    );
    const [order] = orders.rows;
    const mails = await client.query("select content from mails order by kind");
    expect(mails.rows).toEqual([
      { content: { number: "1", orderId: order?.id, isToConfirm: true } },
      { content: { number: "1", orderId: order?.id } },
    ]);
  });
});
