// The form of the first start, which works without scripts: a file may come with it.
import { data, redirect } from "react-router";
import { account } from "#i18n/en/account.ts";
import { setup as text } from "#i18n/en/setup.ts";
import { MAX_IMAGE_BYTES } from "#modules/catalog/admin-words.ts";
import type { SetupContext } from "#modules/setup/context.ts";
import { sendSetupMail } from "#modules/setup/send-setup-mail.ts";
import { setUpShop } from "#modules/setup/set-up-shop.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { readFileForm } from "../forms/read-file-form.ts";

export type SetupResult = {
  /** Errors, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Values that were typed, but for the password. */
  readonly values: Readonly<Record<string, string>>;
  /** The test mail is on its way. */
  readonly isMailed?: boolean;
};

/** Beside the image: a dozen lines. */
const MAX_BYTES = MAX_IMAGE_BYTES + 65_536;
/** Errors that refuse an image; the form then says so at its field. */
const logoErrors: readonly ErrorCode[] = [
  "unsupported_image",
  "too_many_pixels",
  "image_too_large",
];

/**
 * Takes the form: leads on to the sign-in once the shop is somebody's, or answers with what is
 * wrong and what was typed. Throws AppError for what no form of ours sends.
 */
export async function receiveSetup(ctx: SetupContext, request: Request) {
  const { typed, logo } = await readTyped(request);
  const { password: _, ...values } = typed;
  try {
    if (typed["intent"] === "mail") {
      await sendSetupMail(ctx, typed["testEmail"] ?? "");
      return data<SetupResult>({ errors: {}, values, isMailed: true });
    }
    const image = logo && logo.size > 0 ? logo : undefined;
    if (image && image.size > MAX_IMAGE_BYTES)
      throw new AppError("image_too_large", "the logo is too large");
    const bytes = image && new Uint8Array(await image.arrayBuffer());
    const name = image?.name.slice(0, 200).trim();
    await setUpShop(ctx, typed, bytes && { bytes, name: name || "logo" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Somebody else was faster: there is somebody who can sign in.
    if (error.code !== "conflict")
      return data<SetupResult>({ errors: toErrors(error), values }, { status: error.status });
  }
  return redirect(paths.authThen(adminPaths.ready), 303);
}

async function readTyped(request: Request) {
  const form = await readFileForm(request, { maxBytes: MAX_BYTES });
  const entries = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  const logo = form.get("logo");
  return {
    typed: Object.fromEntries(entries),
    logo: logo instanceof File ? logo : undefined,
  };
}

function toErrors(error: AppError): Record<string, string> {
  const own: Readonly<Record<string, string>> = text.problems;
  if (logoErrors.includes(error.code)) return { logo: own[error.code] ?? text.problems.unexpected };
  if (error.code === "too_many_requests") return { testEmail: text.mail.tooMany };
  const errors: Record<string, string> = {};
  for (const [name, keys] of Object.entries(error.fields ?? {}))
    errors[name] = own[keys[0] ?? ""] ?? account.problems.field(keys);
  // Nothing is marked otherwise.
  return Object.keys(errors).length === 0 ? { shopName: text.problems.unexpected } : errors;
}
