import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { readTexts } from "#modules/content/read-page-content.ts";
import { exportContent } from "#modules/content/admin/export-content.ts";
import { importContent } from "#modules/content/admin/import-content.ts";
import { silentLog } from "#platform/log.ts";
import { anonymous, system } from "#shared/actor.ts";
import { listOwnPaths } from "#web/own-paths.ts";
import { startContentShop } from "./content-shop.ts";

const { asAdmin, database, now, post, publish, read, readIn, list } = await startContentShop();

const texts = () => database.runInTransaction(anonymous, (db) => readTexts({ db }));
const redirects = () => database.asOwner("select from_path, to_path from redirects order by 1");
const words = {
  title: "Rain, and how to like it",
  description: "What a small dog thinks of rain, and what keeps both of you dry on the way.",
  excerpt: "Rain is a matter of trousers.",
  image: "/media/gallery/cafe",
  body: {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "By {brand.name}." }] }],
  },
};
const created = z.object({ key: z.string() });
const create = (kind: string, slug: string) => post("create", { kind, title: "Rain", slug });

test("CONT-10 an article starts as a draft, is shown once it is published, and follows the policies", async () => {
  const { key } = readIn(created, await create("article", "rain"));
  expect(key).toBe("article/rain");
  expect((await texts()).findArticle("rain")).toBeUndefined();
  expect((await publish(key, words)).status).toBe(200);
  expect((await texts()).findArticle("rain")).toMatchObject({
    title: words.title,
    body: { content: [{ content: [{ text: "By Wanderpaw." }] }] },
  });
  expect((await list()).find((each) => each.key === key)).toMatchObject({
    kind: "article",
    state: "new",
    path: "/blog/rain",
    title: words.title,
  });
});

test("CONT-10 no two articles share an address, and none has the address of another page", async () => {
  expect((await create("article", "rain")).text).toContain('"slug":["taken"]');
  expect((await create("article", "pet-carrier-flights")).text).toContain('"slug":["taken"]');
  for (const slug of ["cart", "admin", "faq", "media"])
    expect([slug, (await create("page", slug)).status]).toEqual([slug, 422]);
});

test("CONT-11 a renamed article is found under all of its addresses, without redirect loops", async () => {
  await publish("article/rain", { slug: "rainy-days" });
  await publish("article/rain", { slug: "wet-days" });
  expect(await redirects()).toEqual([
    { from_path: "/blog/rain", to_path: "/blog/wet-days" },
    { from_path: "/blog/rainy-days", to_path: "/blog/wet-days" },
  ]);
  await publish("article/rain", { slug: "rain" });
  expect(await redirects()).toEqual([
    { from_path: "/blog/rainy-days", to_path: "/blog/rain" },
    { from_path: "/blog/wet-days", to_path: "/blog/rain" },
  ]);
});

test("CONT-12 an article, even a delivered one, is taken down and restored unchanged", async () => {
  for (const key of ["article/rain", "article/garden-walks-cats"]) {
    const { published } = await read(key);
    expect((await post("remove", { key })).status).toBe(204);
    expect(await read(key)).toMatchObject({ state: "removed", published: null });
    expect((await texts()).findArticle(key.replace("article/", ""))).toBeUndefined();
    expect((await post("bring-back", { key })).status).toBe(200);
    expect((await read(key)).published).toEqual(published);
  }
  expect((await post("remove", { key: "home" })).status).toBe(404);
});

const bring = (files: ReadonlyMap<string, string>) =>
  database.runInTransaction(system, (db) =>
    importContent(
      { db, actor: system, clock: now, log: silentLog, ownPaths: listOwnPaths() },
      files,
    ),
  );

test("CONT-13 the owner's texts are exported and imported unchanged, all of them or none", async () => {
  await publish("announcement", { text: "Closed on Friday" });
  await asAdmin("PATCH", "/api/admin/pictures", { address: "/media/gallery/cafe", focusX: 30 });
  // A document equal to the file of a fresh shop need not be kept.
  await database.asOwner("delete from content_documents where key like '%garden%'");
  const exported = () => database.runInTransaction(system, (db) => exportContent({ db }));
  const files = await exported();
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(["documents/announcement.json", "documents/article/rain.md"]),
  );
  expect(await bring(files)).toEqual({ changed: [], problems: [] });
  await database.asOwner("delete from content_documents");
  const { changed } = await bring(files);
  expect(changed).toContain("article/rain");
  expect(await exported()).toEqual(files);
  await database.asOwner("update redirects set to_path = '/blog/elsewhere'");
  await database.asOwner(
    "insert into redirects (from_path, to_path, origin) values ('/blog/rain', '/x', 'manual')",
  );
  await database.asOwner("update media_images set focus_x = 7, alt_en = 'Not so'");
  expect(await bring(files)).toEqual({ changed: ["redirects", "media"], problems: [] });
  expect(await exported()).toEqual(files);
  const broken = new Map(files)
    .set("documents/announcement.json", '{"text":"Changed","link":{"to":"javascript:x"}}')
    .set("documents/faq.json", "{")
    .set("media.json", "nothing")
    .set(
      "redirects.json",
      '[{"fromPath":"/a","toPath":"/a?b","origin":"manual"},{"fromPath":"/c","toPath":"//evil.example","origin":"manual"}]',
    );
  const refused = await bring(broken);
  expect(refused.changed).toEqual([]);
  const problems = refused.problems.join("\n");
  expect(problems).toMatch(/announcement\.json: link\.to is not_a_link/);
  expect(problems).toMatch(/faq\.json[^]*redirects\.json[^]*circle[^]*not_a_path[^]*media\.json/);
  expect(await exported()).toEqual(files);
});

test("CONT-13 the project's own text files are accepted unchanged", async () => {
  await database.asOwner("delete from content_documents");
  const own = globSync("content/{blog,pages}/*.md").map((file): [string, string] => [
    file.replace("content/blog", "documents/article").replace("content/pages", "documents/page"),
    readFileSync(file, "utf8"),
  ]);
  expect(await bring(new Map(own))).toEqual({ changed: [], problems: [] });
  const [name, text] = own.find(([path]) => path.startsWith("documents/article/")) ?? ["", ""];
  const changed = new Map([[name, text.replace(/^title: .*/m, "title: Quite another title")]]);
  expect((await bring(changed)).changed).toEqual([name.replace(/^documents\/|\.md$/g, "")]);
  expect((await texts()).articles.map(({ title }) => title)).toContain("Quite another title");
});

test("CONT-14 nobody outside the back office reads drafts or the history", async () => {
  for (const table of ["content_drafts", "content_revisions"])
    await expect(
      database.runInTransaction(anonymous, (db) => db.execute(`select 1 from ${table}`)),
    ).rejects.toThrow(table);
  expect((await asAdmin("GET", "/api/admin/content")).status).toBe(200);
});
