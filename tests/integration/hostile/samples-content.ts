// Requests that the endpoints of the owner's words, images and redirects accept.
import { z } from "zod";
import { documentSchema, revisionSummary } from "#modules/content/admin/contract.ts";
import { sampleImage } from "../catalog/sample-images.ts";
import type { Samples, World } from "./endpoint-samples.ts";

const base = "/api/admin/content";
const delivered = "page/terms";
const future = "2100-01-01T10:00:00Z";

const read = ({ make }: World, key: string) =>
  make(documentSchema, "GET", `${base}/document?key=${key}`);
const newSlug = ({ newName }: World) => newName("words").replace(" ", "-");

/** A page that somebody writes, and nobody else: its key, and what they have seen of it. */
async function draft(world: World) {
  const slug = newSlug(world);
  const begun = { kind: "page", title: "Care", slug };
  const { key } = await world.make(z.object({ key: z.string() }), "POST", `${base}/create`, begun);
  const before = await read(world, key);
  const { delivered: words } = await read(world, delivered);
  const saved = await world.make(documentSchema, "PUT", `${base}/draft`, {
    key,
    version: before.version,
    data: { ...words, slug },
  });
  return { key, version: saved.version };
}
/** A page that visitors read, and nobody writes. */
async function page(world: World) {
  const { key, version } = await world.make(
    documentSchema,
    "POST",
    `${base}/publish`,
    await draft(world),
  );
  const { revisions } = await world.make(
    z.object({ revisions: z.array(revisionSummary) }),
    "GET",
    `${base}/history?key=${key}`,
  );
  return { key, version, revision: revisions[0]?.id };
}
async function scheduled(world: World) {
  const body = { ...(await draft(world)), at: future };
  const { key, version } = await world.make(documentSchema, "POST", `${base}/schedule`, body);
  return { key, version };
}

/** An image of the library that nothing shows. */
const libraryImage = ({ one }: World) =>
  one(
    `insert into media_images (address, file_name, width, height)
     values ('/uploads/library/' || gen_random_uuid() || '-40x30', 'a.png', 40, 30)
     returning address`,
  );

export const contentSamples = {
  "content.listDocuments": () => ({}),
  "content.listContradictions": () => ({}),
  "content.searchDocuments": () => ({ query: { q: "home" } }),
  "content.readDocument": () => ({ query: { key: "home" } }),
  "content.saveDraft": async (world) => ({
    body: { ...(await draft(world)), data: { title: "Care", lede: "By hand." } },
  }),
  "content.discardDraft": async (world) => ({ body: await draft(world) }),
  "content.publishDocument": async (world) => ({ body: await draft(world) }),
  "content.scheduleDocument": async (world) => ({ body: { ...(await draft(world)), at: future } }),
  "content.unscheduleDocument": async (world) => ({ body: await scheduled(world) }),
  "content.listRevisions": () => ({ query: { key: "home", before: "9" } }),
  "content.readRevision": async (world) => ({
    params: { id: String((await page(world)).revision) },
  }),
  "content.restoreRevision": async (world) => ({ body: await page(world) }),
  "content.deliverDocument": async (world) => ({
    body: { key: delivered, version: (await read(world, delivered)).version },
  }),
  "content.createText": (world) => ({
    body: { kind: "article", title: "Rain", slug: newSlug(world) },
  }),
  "content.removeText": async (world) => {
    const { key, version } = await page(world);
    return { body: { key, version } };
  },
  "content.bringTextBack": async (world) => {
    const { key, version } = await page(world);
    await world.make(z.unknown(), "POST", `${base}/remove`, { key, version });
    return { body: { key, version: (await read(world, key)).version } };
  },
  "content.previewDocument": async (world) => ({ body: { key: (await draft(world)).key } }),
  "mail.previewMailWords": async (world) => {
    const key = "mail/order-confirmation";
    return { body: { key, data: (await read(world, key)).delivered } };
  },
  "downloads.prepareMailWords": () => ({ body: { key: "mail/order-confirmation" } }),

  "redirects.listRedirects": () => ({ query: { q: "a" } }),
  "redirects.addRedirect": (world) => ({ body: { from: `/${newSlug(world)}`, to: "/faq" } }),
  "redirects.removeRedirect": async (world) => {
    const from = `/${newSlug(world)}`;
    await world.make(z.unknown(), "POST", "/api/admin/redirects", { from, to: "/faq" });
    return { body: { from } };
  },

  "mediaAdmin.listImages": () => ({ query: { q: "camp", show: "used" } }),
  "mediaAdmin.readImage": () => ({ query: { address: "/media/gallery/camp" } }),
  "mediaAdmin.uploadImage": async () => ({
    query: { name: "a.png" },
    file: { type: "image/png", bytes: await sampleImage(40, 30, "png") },
  }),
  "mediaAdmin.describeImage": async (world) => ({
    body: {
      address: await libraryImage(world),
      altEn: "A bag",
      altHe: "Tasche",
      focusX: 20,
      focusY: 75,
    },
  }),
  "mediaAdmin.replaceImage": async (world) => ({
    body: { from: await libraryImage(world), to: await libraryImage(world) },
  }),
  "mediaAdmin.deleteImage": async (world) => ({ body: { address: await libraryImage(world) } }),
} satisfies Samples;
