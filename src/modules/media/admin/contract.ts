// Contract between the back office and the server for the library of images.
import { z } from "zod";
import { after, nextCursor } from "#shared/page-fields.ts";
import { lineOrNull, requiredLine, typed } from "#shared/text-fields.ts";
import {
  MAX_ALT,
  MAX_FILE_NAME,
  imageOrigins,
  imageViews,
  useKinds,
} from "#modules/media/image-names.ts";

const ADDRESS = /^\/(media|uploads)\/[A-Za-z0-9/_-]+$/;
const address = z
  .string()
  .max(200)
  .refine((text) => ADDRESS.test(text));

export const imageUse = z
  .object({
    kind: z.enum(useKinds),
    /** The key of the document, or the id of the product. */
    of: z.string(),
    /** The name of the product or variant; null for documents, which the catalogs name. */
    name: z.string().nullable(),
  })
  .meta({ id: "ImageUse", description: "Where an image of the library is shown" });
export type ImageUse = z.infer<typeof imageUse>;

export const imageSchema = z
  .object({
    /**
     * The address as in documents and products: "/media/gallery/camp",
     * "/uploads/library/…-1600x900".
     */
    address: z.string(),
    origin: z.enum(imageOrigins),
    /** The name of the image: its file name, or the name of its place. */
    name: z.string(),
    width: z.int(),
    height: z.int(),
    altEn: z.string().nullable(),
    altHe: z.string().nullable(),
    /** The point that stays visible where the image is cropped: percent of width and height. */
    focusX: z.int(),
    focusY: z.int(),
    uses: z.array(imageUse),
  })
  .meta({ id: "LibraryImage" });
export type LibraryImage = z.infer<typeof imageSchema>;

export const imageQuery = z.object({
  q: typed().max(200).optional(),
  show: z.enum(imageViews).default("all"),
  after,
});
export type ImageQuery = z.output<typeof imageQuery>;

export const imageList = z.object({
  pictures: z.array(imageSchema),
  nextCursor,
  /** The total number of images found. */
  counts: z.record(z.enum(imageViews), z.int()),
});

const percent = z.int().min(0).max(100);

export const imageFields = z.object({
  address,
  altEn: lineOrNull(MAX_ALT).optional(),
  altHe: lineOrNull(MAX_ALT).optional(),
  focusX: percent.optional(),
  focusY: percent.optional(),
});
export type ImageFields = z.output<typeof imageFields>;

export const replacement = z.object({ from: address, to: address });
export type Replacement = z.output<typeof replacement>;

export const imageAddress = z.object({ address });
export const fileName = z.object({ name: requiredLine(MAX_FILE_NAME) });
