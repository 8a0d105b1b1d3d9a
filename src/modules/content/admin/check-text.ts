import { z } from "zod";
import { imageName } from "#media/image.ts";
import { isCountry } from "#modules/checkout/is-country.ts";
import { slugPattern } from "#modules/catalog/slug.ts";
import type { Field } from "#modules/content/fields.ts";
import type { PlaceholderValues } from "#modules/content/placeholders.ts";
import { findConditionProblems } from "#modules/content/conditions.ts";
import { listPlaceholders } from "#shared/fill-text.ts";
import { isEmailShaped, isPlainLine, isPlainText } from "#shared/plain-text.ts";
import { hrefSchema } from "#shared/rich-text/rich-text-schema.ts";
import type { Finding } from "./contract.ts";

type TextField = Extract<Field, { readonly lang: string }>;
type Problem = { readonly code: Finding["code"]; readonly detail?: string };

const UPLOADED = /^\/uploads\/[A-Za-z0-9/_-]+$/;
const COLOR = /^#[0-9a-f]{6}$/i;

/** Test for each kind of text, and the code of the problem when a text fails it. */
const kinds: Readonly<
  Record<
    TextField["kind"],
    { readonly is: (text: string) => boolean; readonly code: Finding["code"] }
  >
> = {
  line: { is: isPlainLine, code: "unprintable" },
  text: { is: isPrintable, code: "unprintable" },
  image: { is: isImageAddress, code: "not_a_picture" },
  link: { is: (text) => hrefSchema.safeParse(text).success, code: "not_a_link" },
  email: { is: isEmailShaped, code: "not_an_address" },
  colour: { is: (text) => COLOR.test(text), code: "not_a_colour" },
  anchor: { is: (text) => slugPattern.test(text), code: "not_an_anchor" },
  day: { is: (text) => z.iso.date().safeParse(text).success, code: "not_a_day" },
  country: { is: isCountry, code: "not_a_country" },
};

/** Problems that keep a text from being shown: the first one, or all in its braces. */
export function checkText(field: TextField, value: unknown, values: PlaceholderValues): Problem[] {
  if (typeof value !== "string" || value.trim() === "")
    return field.isOptional ? [] : [{ code: "required" }];
  const { is, code } = kinds[field.kind];
  if (!isPrintable(value)) return [{ code: "unprintable" }];
  if (value.length > field.max) return [{ code: "too_long", detail: String(field.max) }];
  if (!is(value)) return [{ code, detail: value }];
  return findMistyped([value], field.ownPlaceholders, values);
}

/** The unknown placeholders in the parts of a text, and the problems of its conditions. */
export function findMistyped(
  parts: readonly string[],
  own: readonly string[],
  values: PlaceholderValues,
): Problem[] {
  const unknown = parts
    .flatMap(listPlaceholders)
    .filter((name) => !own.includes(name) && !Object.hasOwn(values, name))
    .map((name) => ({ code: "unknown_placeholder" as const, detail: `{${name}}` }));
  return [...unknown, ...findConditionProblems(parts, values)];
}

/** True for the address of an image of the shop, and for one in the form of an uploaded image. */
export function isImageAddress(address: string): boolean {
  return address.startsWith("/media/") ? imageName(address) !== undefined : UPLOADED.test(address);
}

/** Marks that reverse the direction of the text around them, so that it reads differently. */
const TURNS = /[\u2028-\u202e\u2066-\u2069]/;

/** True for a text, of one line or more, without hidden or reversing characters. */
export function isPrintable(text: string): boolean {
  return isPlainText(text) && !TURNS.test(text);
}
