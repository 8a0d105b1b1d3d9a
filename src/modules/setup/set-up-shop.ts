import { MAX_LIBRARY_WIDTH } from "#media/uploaded-image.ts";
import { hashPassword } from "#modules/identity/passwords/passwords.ts";
import { noteImage } from "#modules/media/image-notes.ts";
import { storeImage } from "#modules/media/store-image.ts";
import { AppError } from "#shared/errors.ts";
import { acceptSetup } from "./accept-setup.ts";
import type { SetupContext } from "./context.ts";
import { finishSetup } from "./finish-setup.ts";

type Logo = { readonly bytes: Uint8Array; readonly name: string };

/**
 * Makes the shop somebody's own, all of it or nothing. Throws `invalid_fields` for what was typed,
 * `conflict` when the shop is somebody's already, and what making an image throws for a logo that
 * is none.
 */
export async function setUpShop(
  ctx: SetupContext,
  typed: Readonly<Record<string, string>>,
  logo: Logo | undefined,
): Promise<void> {
  const accepted = acceptSetup(typed);
  if ("problems" in accepted)
    throw new AppError("invalid_fields", "something in the form is wrong", {
      fields: accepted.problems,
    });
  const { password, ...form } = accepted.form;
  const owned = { ...form, passwordHash: await hashPassword(password) };
  if (logo === undefined) {
    await ctx.asCaller((inside) => finishSetup(inside, { ...owned, logo: "" }));
    return;
  }
  const file = { bytes: logo.bytes, folder: "library", maxWidth: MAX_LIBRARY_WIDTH };
  await storeImage(ctx, file, async (inside, image) => {
    await noteImage(inside, { ...image, fileName: logo.name, altEn: owned.shopName });
    await finishSetup(inside, { ...owned, logo: image.address });
  });
}
