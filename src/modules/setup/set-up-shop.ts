import { MAX_LIBRARY_WIDTH } from "#media/uploaded-image.ts";
import { hashPassword } from "#modules/identity/passwords/passwords.ts";
import { recordImage } from "#modules/media/image-notes.ts";
import { saveImage } from "#modules/media/save-image.ts";
import { acceptSetup } from "./accept-setup.ts";
import type { SetupContext } from "./context.ts";
import { finishSetup } from "./finish-setup.ts";

type Logo = { readonly bytes: Uint8Array; readonly name: string };

/**
 * Sets up the shop, all of it or nothing. Throws `invalid_fields` for invalid fields, `conflict`
 * when it is set up already, and the errors of image processing for an invalid logo.
 */
export async function setUpShop(
  ctx: SetupContext,
  typed: Readonly<Record<string, string>>,
  logo: Logo | undefined,
): Promise<void> {
  const { password, ...form } = acceptSetup(typed);
  const owned = { ...form, passwordHash: await hashPassword(password) };
  if (logo === undefined) {
    await ctx.asCaller((inside) => finishSetup(inside, { ...owned, logo: "" }));
    return;
  }
  const file = { bytes: logo.bytes, folder: "library", maxWidth: MAX_LIBRARY_WIDTH };
  await saveImage(ctx, file, async (inside, image) => {
    await recordImage(inside, { ...image, fileName: logo.name, altEn: owned.shopName });
    await finishSetup(inside, { ...owned, logo: image.address });
  });
}
