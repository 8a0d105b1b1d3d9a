// A change through one instance of the shop is soon in the kept pages of the others.
import { expect, test } from "vitest";
import { orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { countInvalidations, send, signIn, startTwoInstances } from "./two-instances.ts";
import { toVersion } from "#platform/to-version.ts";

const { one, other, asOwner, readOlive } = await startTwoInstances();

/** Sets the price of a variant through an instance. */
async function setPrice(shop: { url: string }, token: string, priceMinor: number): Promise<void> {
  const { id, price } = await readOlive();
  const answer = await send(`${shop.url}/api/admin/variants/${id}/price`, {
    method: "PUT",
    token,
    body: { priceMinor, version: toVersion(price) },
  });
  expect(answer.status).toBe(200);
}

async function getPage(shop: { url: string }): Promise<string> {
  return (await fetch(shop.url)).text();
}

/** Whether the kept page of the other says so within a second of the change. */
async function isSoonShown(text: string, change: () => Promise<void>): Promise<boolean> {
  if ((await getPage(other)).includes(text)) throw new Error(`${text} was there before`);
  // The page that comes again is a kept one: it names no request.
  expect((await fetch(other.url)).headers.get("x-request-id")).toBeNull();
  await change();
  const changedAt = performance.now();
  while (performance.now() - changedAt < 1_000)
    if ((await getPage(other)).includes(text)) return true;
  return false;
}

test("INST-02 a price that is changed in one instance is in the cached page of the other within a second", async () => {
  const { access_token } = await signIn(one, "admin");
  for (const priceMinor of [7_611, 7_622, 7_633])
    expect(
      await isSoonShown(String(priceMinor), () => setPrice(one, access_token, priceMinor)),
    ).toBe(true);
  await setPrice(other, access_token, UNIT_PRICE);
});

test("HTTP-31 the catalogue is served from memory, fresh within a second of a change, and by slug at once", async () => {
  const { access_token } = await signIn(one, "admin");
  const address = `${other.url}/api/catalog/variants`;
  const readAnswer = async () => {
    const answer = await fetch(address);
    return { text: await answer.text(), requestId: answer.headers.get("x-request-id") };
  };
  await readAnswer();
  for (const priceMinor of [7_644, UNIT_PRICE]) {
    expect(await readAnswer()).toMatchObject({ requestId: null });
    await setPrice(one, access_token, priceMinor);
    const changedAt = performance.now();
    const price = `"amountMinor":${priceMinor}`;
    const bySlug = await fetch(`${address}?slugs=olive&more=1`);
    expect(bySlug.headers.get("x-request-id")).not.toBeNull();
    expect(await bySlug.text()).toContain(price);
    while (!(await readAnswer()).text.includes(price))
      expect(performance.now() - changedAt).toBeLessThan(1_000);
  }
});

async function announce(text: string): Promise<void> {
  await asOwner(`insert into content_documents (key, data)
    values ('announcement', '{"text": "${text}"}')
    on conflict (key) do update set data = excluded.data`);
}

test("INST-02 a published text is in the cached page of every instance within a second", async () => {
  for (const text of ["Back on Monday", "Back on Tuesday"])
    expect(await isSoonShown(text, () => announce(text))).toBe(true);
});

test("HTTP-21 an order keeps the other instance's pages, and a variant that it sells out is sold out there at once", async () => {
  const { id } = await readOlive();
  const move = (reason: string, quantity: number) =>
    asOwner(
      `insert into stock_movements (variant_id, sku, quantity, reason)
       select id, sku, ${quantity}, '${reason}' from product_variants where id = '${id}'`,
    );
  const shown = (available: number) => `&quot;available&quot;:${available},`;
  await getPage(other);
  await move("receipt", 200);
  await expect.poll(() => getPage(other), { interval: 5 }).toContain(shown(99));
  const before = await countInvalidations(other);
  expect((await send(`${one.url}/api/orders`, { body: orderBody({ olive: 2 }) })).status).toBe(200);
  // 99 are left.
  await move("adjustment", -103);
  await expect.poll(() => getPage(other), { interval: 5 }).toContain(shown(99));
  // No guest may order as many: a market stall sells all but three.
  await move("adjustment", -96);
  await expect.poll(() => getPage(other), { interval: 5 }).toContain(shown(3));
  expect((await send(`${one.url}/api/orders`, { body: orderBody({ olive: 3 }) })).status).toBe(200);
  const soldAt = performance.now();
  while (!(await getPage(other)).includes(shown(0)))
    expect(performance.now() - soldAt).toBeLessThan(1_000);
  // Only what pages show has been announced: three are left, and none.
  expect(await countInvalidations(other)).toBe(before + 2);
});
