// The form of the first start, which works without scripts: a file may come with it.
import { redirect } from "react-router";
import { MAX_IMAGE_BYTES } from "#modules/catalog/admin-names.ts";
import type { SetupContext } from "#modules/setup/context.ts";
import { sendSetupMail } from "#modules/setup/send-setup-mail.ts";
import { setUpShop } from "#modules/setup/set-up-shop.ts";
import { AppError, type ErrorCode, type FieldErrors } from "#shared/errors.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { answerForm, type Posted } from "../forms/page-action.ts";
import { readFileForm } from "../forms/read-form.ts";

/** Outcome of the form, in the words of all forms, with problems of its own. */
type SetupOutcome =
  | { readonly outcome: "invalid"; readonly problems: FieldErrors }
  /** Too many test mails. */
  | { readonly outcome: "limited" }
  | { readonly outcome: "failed" }
  /** The test mail is on its way. */
  | { readonly outcome: "mailed" };

export type SetupAnswer = SetupOutcome & {
  /** Values that were typed, but for the password. */
  readonly values: Readonly<Record<string, string>>;
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
 * Takes the form: redirects to the sign-in after success, or answers with the problems and the
 * typed values. Throws AppError for what no form of ours sends.
 */
export async function receiveSetup(ctx: SetupContext, posted: Posted) {
  const { typed, logo } = await readTyped(posted.request);
  const { password: _, ...values } = typed;
  return answerForm<SetupAnswer>(
    posted,
    async () => {
      if (typed["intent"] === "mail") {
        await sendSetupMail(ctx, typed["testEmail"] ?? "");
        return { outcome: "mailed", values };
      }
      const image = logo && logo.size > 0 ? logo : undefined;
      if (image && image.size > MAX_IMAGE_BYTES)
        throw new AppError("image_too_large", "the logo is too large");
      const bytes = await image?.bytes();
      const name = image?.name.slice(0, 200).trim();
      await setUpShop(ctx, typed, bytes && { bytes, name: name || "logo" }).catch(
        (error: unknown) => {
          // Another request was faster: there is an administrator already.
          if (!(error instanceof AppError && error.code === "conflict")) throw error;
        },
      );
      return redirect(paths.authThen(adminPaths.ready), 303);
    },
    (error) => ({ ...toOutcome(error), values }),
  );
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

function toOutcome({ code, fields = {} }: AppError): SetupOutcome {
  if (code === "too_many_requests") return { outcome: "limited" };
  const problems = logoErrors.includes(code) ? { logo: [code] } : fields;
  return Object.keys(problems).length === 0
    ? { outcome: "failed" }
    : { outcome: "invalid", problems };
}
