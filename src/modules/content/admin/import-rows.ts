import { z } from "zod";
import type { Context } from "#modules/context.ts";
import { readJson } from "#shared/json.ts";
import { isImageAddress } from "./check-text.ts";
import type { ContentFiles } from "./export-content.ts";
import { addRedirectFromOld } from "./redirects/add-redirect.ts";
import { findRedirect } from "./redirects/find-redirect.ts";
import { toPagePath, readFrom, readTarget } from "./redirects/own-path.ts";
import { typed } from "#shared/text-fields.ts";

const isSelf = (path: string, read: ReturnType<typeof readTarget>) =>
  "path" in read && read.path === path;

const redirectRow = z
  .object({
    fromPath: z.string().refine((path) => isSelf(path, readFrom(path)), "not_a_path"),
    toPath: z.string().refine((path) => isSelf(path, readTarget(path)), "not_a_path"),
    origin: z.enum(["renamed", "manual"]),
  })
  .refine(({ fromPath, toPath }) => fromPath !== toPagePath(toPath), "circle");
type RedirectRow = z.infer<typeof redirectRow>;

const alternative = typed().min(1).max(500).nullable();
const percent = z.int().min(0).max(100);
const mediaRow = z.object({
  address: z.string().max(200).refine(isImageAddress, "not_a_picture"),
  fileName: typed().min(1).max(200).nullable(),
  width: z.int().positive(),
  height: z.int().positive(),
  altEn: alternative,
  altHe: alternative,
  focusX: percent,
  focusY: percent,
});

/** Redirects and images as the files have them; errors of the files go to `problems`. */
export function readRows(files: ContentFiles, problems: string[]) {
  const read = <T>(name: string, row: z.ZodType<T>): T[] => {
    const text = files.get(name) ?? "[]";
    const { data, error } = z.array(row).safeParse(readJson(text));
    if (error !== undefined) problems.push(`${name}: ${z.prettifyError(error)}`);
    return data ?? [];
  };
  return { redirects: read("redirects.json", redirectRow), media: read("media.json", mediaRow) };
}

/** Returns whether anything was written. Where the shop differs, the file wins. */
export async function writeRedirects(
  ctx: Pick<Context, "db" | "clock">,
  rows: readonly RedirectRow[],
): Promise<boolean> {
  let isChanged = false;
  for (const { fromPath, toPath, origin } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, and each follows the one before
    if ((await findRedirect(ctx, fromPath)) === toPath) continue;
    isChanged = true;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await addRedirectFromOld(ctx, { fromPath, toPath, origin });
  }
  return isChanged;
}
