// A person's place on a waiting list is in the export of their data, and is erased with them.
import { expect, test } from "vitest";
import { privacyEndpoints } from "#modules/privacy/endpoints.ts";
import { startPrivacyShop } from "./customer-with-history.ts";

const { database, asAdmin, erase, live, readReceipt } = await startPrivacyShop();

test("WAIT-08 the export of a person's data names what they wait for, and an erasure removes them from the list", async () => {
  const person = await live();
  await database.asOwner(
    `insert into newsletter_subscribers
       (email, topic, variant_id, unsubscribe_token, consent_wording, state, confirmed_at)
     select $1, 'stock', id, repeat('w', 43), 'Tell me', 'confirmed', app.now()
     from product_variants order by sku limit 1`,
    [person.email],
  );
  const [{ name } = {}] = await database.asOwner(
    "select variant_name as name from product_variants order by sku limit 1",
  );
  const answer = await asAdmin("POST", `/api/admin/customers/${person.id}/export`);
  const { parts } = privacyEndpoints.exportPerson.response.parse(JSON.parse(answer.text));
  expect(parts.newsletter).toContainEqual(
    expect.objectContaining({ topic: "stock", variant: name, consentWording: "Tell me" }),
  );
  await erase(person);
  expect(await readReceipt(person)).toMatchObject({ report: { deleted: { newsletter: 2 } } });
  const left = await database.asOwner(
    "select 1 from newsletter_subscribers where lower(email) = lower($1)",
    [person.email],
  );
  expect(left).toEqual([]);
});
