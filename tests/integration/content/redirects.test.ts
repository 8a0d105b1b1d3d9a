import { beforeEach, describe, expect, test } from "vitest";
import { redirectPageSchema } from "#modules/content/admin/redirects/contract.ts";
import { addRedirectFromOld } from "#modules/content/admin/redirects/add-redirect.ts";
import { system } from "#shared/actor.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const { database, shop, asAdmin, now } = await startSalesShop({ followsChanges: true });

const path = "/api/admin/redirects";
const add = (from: string, to: string) => asAdmin("POST", path, { from, to });
const remove = (from: string) => asAdmin("POST", `${path}/removal`, { from });
const list = async (query = "") =>
  redirectPageSchema.parse(JSON.parse((await asAdmin("GET", path + query)).text));
const pairs = async () => (await list()).redirects.map(({ from, to }) => `${from} ${to}`);
const rename = (from: string, to: string) =>
  database.runInTransaction(system, (db) =>
    addRedirectFromOld({ db, clock: now }, { fromPath: from, toPath: to, origin: "renamed" }),
  );
/** The answer that a browser gets. */
async function open(address: string) {
  const answer = await fetch(shop.url + address, { redirect: "manual" });
  const text = await answer.text();
  return { status: answer.status, to: answer.headers.get("location"), text };
}
/** Pages that are kept are made anew a moment after a change. */
const settled = (address: string, status: number) =>
  expect.poll(async () => (await open(address)).status).toBe(status);

beforeEach(async () => {
  await database.asOwner("delete from redirects");
});

describe("visitors", () => {
  test("REDIR-01 an address without a page redirects as configured and keeps its query", async () => {
    await settled("/old-page", 404);
    expect((await add("/Old-Page/", "/product/olive?from=old#top")).status).toBe(200);
    await settled("/old-page", 301);
    expect((await open("/old-page")).to).toBe("/product/olive?from=old#top");
    // The second time it comes from memory, the query included.
    expect((await open("/old-page")).to).toBe("/product/olive?from=old#top");
    expect((await open("/old-page?utm=1&x=a%20b")).to).toBe(
      "/product/olive?from=old&utm=1&x=a+b#top",
    );
    expect((await remove("/old-page")).status).toBe(204);
    await settled("/old-page", 404);
  });

  test("REDIR-01 a page that is open in a browser gets the redirect in its data", async () => {
    await add("/old-page", "/product/olive");
    await settled("/old-page.data", 202);
    expect((await open("/old-page.data")).text).toContain("/product/olive");
    expect((await open("/old-page.data?from=mail")).text).toContain("/product/olive?from=mail");
  });

  test("REDIR-02 an existing page is never hidden, whatever the table says", async () => {
    await database.asOwner(
      "insert into redirects (from_path, to_path, origin) values ('/product/blue', '/', 'manual')",
    );
    expect((await open("/product/blue")).status).toBe(200);
  });

  test("REDIR-02 a form sent to an address without a page is not redirected", async () => {
    await add("/old-page", "/product/olive");
    const answer = await fetch(`${shop.url}/old-page`, { method: "POST", redirect: "manual" });
    expect(answer.status).not.toBe(301);
  });

  test("REDIR-09 random addresses cost one index lookup each", async () => {
    const rows = await database.asOwner(
      "explain (format json) select to_path from redirects where from_path = '/x'",
    );
    expect(JSON.stringify(rows)).toContain("redirects_pkey");
    const [a, b] = await Promise.all([open("/random-1"), open("/random-2?x=1")]);
    expect([a.status, b.status]).toEqual([404, 404]);
    expect(shop.cache.get("/random-1")).toBeUndefined();
  });
});

describe("the list", () => {
  test("REDIR-05 is ordered by path, 50 at a time, and searched by a part of either address", async () => {
    await database.asOwner(
      `insert into redirects (from_path, to_path, origin)
       select '/old-' || lpad(n::text, 3, '0'), '/new-' || n, 'manual' from generate_series(1, 60) n`,
    );
    const first = await list();
    expect(first.redirects).toHaveLength(50);
    const second = await list(`?after=${first.nextCursor ?? ""}`);
    expect(second.redirects.map(({ from }) => from)).toEqual(
      Array.from({ length: 10 }, (_, n) => `/old-0${n + 51}`),
    );
    expect(second.nextCursor).toBeNull();
    expect((await list("?q=old-007")).redirects).toMatchObject([{ to: "/new-7" }]);
    expect((await list("?q=NEW-60")).redirects).toMatchObject([{ from: "/old-060" }]);
  });

  test("REDIR-05 the log of changes records who added and removed one", async () => {
    await add("/logged", "/product/olive");
    await remove("/logged");
    expect((await remove("/logged")).code).toBe("not_found");
    const rows = await database.asOwner(
      "select action from audit_log where entity = 'redirects' order by id desc limit 2",
    );
    expect(rows.map(({ action }) => action)).toEqual(["delete", "insert"]);
  });
});

describe("what is refused", () => {
  test.each([
    ["https://evil.example/", "not_a_path"],
    ["//evil.example", "not_a_path"],
    ["/\\evil.example", "not_a_path"],
    ["/a", "circle"],
    ["/A/?x=1", "circle"],
  ])("REDIR-04 a target like %s", async (to, problem) => {
    const answer = await add("/a", to);
    expect([answer.status, answer.fields]).toEqual([422, { to: [problem] }]);
    expect(await pairs()).toEqual([]);
  });

  test.each(["/product/olive", "/", "/admin/orders", "/api/orders"])(
    "REDIR-03 an old address like %s, where the shop has a page or its own answer",
    async (from) => {
      expect((await add(from, "/product/blue")).fields).toEqual({ from: ["not_free"] });
    },
  );

  test("REDIR-06 a second redirect from one address, and a loop", async () => {
    await add("/a", "/b");
    expect((await add("/a", "/c")).fields).toEqual({ from: ["taken"] });
    expect((await add("/b", "/a")).fields).toEqual({ to: ["circle"] });
    await add("/b", "/c");
    expect((await add("/c", "/a?again=1")).fields).toEqual({ to: ["circle"] });
    expect(await pairs()).toEqual(["/a /c", "/b /c"]);
  });

  test("REDIR-06 of two users who would create a loop at once one is refused", async () => {
    const answers = await Promise.all([add("/a", "/b"), add("/b", "/a")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe("chains of redirects", () => {
  test("REDIR-07 redirects to an address follow it, and a new one leads straight to the final target", async () => {
    await add("/a", "/b");
    await add("/b", "/c");
    await add("/z", "/a#place");
    expect(await pairs()).toEqual(["/a /c", "/b /c", "/z /c"]);
  });

  test("REDIR-08 a renamed page leaves a redirect, and regains its address when it is renamed back", async () => {
    await rename("/blog/one", "/blog/two");
    await rename("/blog/two", "/blog/three");
    expect(await pairs()).toEqual(["/blog/one /blog/three", "/blog/two /blog/three"]);
    await rename("/blog/three", "/blog/one");
    expect(await pairs()).toEqual(["/blog/three /blog/one", "/blog/two /blog/one"]);
    expect((await list()).redirects[0]?.origin).toBe("renamed");
  });
});
