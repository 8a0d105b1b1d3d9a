import { sql } from "drizzle-orm";
import { check, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { filledText, instant, shopNow } from "#platform/db/columns.ts";
import { publicReadPolicy, staffPolicies } from "#platform/db/roles.ts";

/**
 * Facts about images, by their stored address: images uploaded to the library, and the owner's
 * entries for those that come with the shop.
 */
export const mediaImages = pgTable(
  "media_images",
  {
    /**
     * "/uploads/library/…-1600x1200", or "/media/gallery/camp" for those that come with the shop.
     */
    address: text("address").primaryKey(),
    /** The name of the uploaded file; null for those that come with the shop. */
    fileName: text("file_name"),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    altEn: text("alt_en"),
    altHe: text("alt_he"),
    /**
     * The point that must stay visible where the image is cropped: percent of width and height.
     */
    focusX: smallint("focus_x").notNull().default(50),
    focusY: smallint("focus_y").notNull().default(50),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    check(
      "media_images_address_ours",
      sql`${table.address} ~ '^/(media|uploads)/[A-Za-z0-9/_-]+$' and char_length(${table.address}) <= 200`,
    ),
    check("media_images_size_positive", sql`least(${table.width}, ${table.height}) > 0`),
    check(
      "media_images_focus_inside",
      sql`${table.focusX} between 0 and 100 and ${table.focusY} between 0 and 100`,
    ),
    filledText("media_images_file_name_filled", table.fileName, 200),
    filledText("media_images_alt_en_filled", table.altEn, 500),
    filledText("media_images_alt_he_filled", table.altHe, 500),
    publicReadPolicy("media_images", sql`true`),
    ...staffPolicies("media_images"),
  ],
);
