// Contract between the back office and the server for the library of pictures.
import { z } from "zod";
import { lineOrNull, requiredLine } from "#modules/catalog/admin-fields.ts";
import {
  MAX_ALT,
  MAX_FILE_NAME,
  pictureOrigins,
  pictureViews,
  useKinds,
} from "#modules/media/picture-words.ts";

const ADDRESS = /^\/(media|uploads)\/[A-Za-z0-9/_-]+$/;
const address = z
  .string()
  .max(200)
  .refine((text) => ADDRESS.test(text));

export const pictureUse = z.object({
  kind: z.enum(useKinds),
  /** The key of the document, or the id of the product. */
  of: z.string(),
  /** The name of the product or variant; null for documents, which the catalogs name. */
  name: z.string().nullable(),
});
export type PictureUse = z.infer<typeof pictureUse>;

export const pictureSchema = z.object({
  /** As documents and products name it: "/media/gallery/camp", "/uploads/library/…-1600x900". */
  address: z.string(),
  origin: z.enum(pictureOrigins),
  /** The name of the picture: that of its file, or of its place. */
  name: z.string(),
  width: z.int(),
  height: z.int(),
  altEn: z.string().nullable(),
  altHe: z.string().nullable(),
  /** The point that stays visible where the picture is cropped: percent of width and height. */
  focusX: z.int(),
  focusY: z.int(),
  uses: z.array(pictureUse),
});
export type Picture = z.infer<typeof pictureSchema>;

export const pictureQuery = z.object({
  q: z.string().trim().max(200).optional(),
  show: z.enum(pictureViews).default("all"),
  /** The address of the last one of the page before. */
  after: address.optional(),
});
export type PictureQuery = z.output<typeof pictureQuery>;

export const pictureList = z.object({
  pictures: z.array(pictureSchema),
  nextCursor: z.string().nullable(),
  /** Of all that are searched for. */
  counts: z.record(z.enum(pictureViews), z.int()),
});

const percent = z.int().min(0).max(100);

export const pictureFields = z.object({
  address,
  altEn: lineOrNull(MAX_ALT).optional(),
  altHe: lineOrNull(MAX_ALT).optional(),
  focusX: percent.optional(),
  focusY: percent.optional(),
});
export type PictureFields = z.output<typeof pictureFields>;

export const replacement = z.object({ from: address, to: address });
export type Replacement = z.output<typeof replacement>;

export const pictureAddress = z.object({ address });
export const fileName = z.object({ name: requiredLine(MAX_FILE_NAME) });
