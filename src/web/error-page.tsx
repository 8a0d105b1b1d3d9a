import { isRouteErrorResponse } from "react-router";
import { errors as englishErrors } from "#i18n/en/errors.ts";
import { shell } from "#i18n/en/shell.ts";
import { admin } from "#i18n/he/admin.ts";
import { errors as hebrewErrors } from "#i18n/he/errors.ts";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "./paths.ts";
import { useSurface } from "./surface.ts";

const words = {
  storefront: { errors: englishErrors, ...shell.failure },
  admin: { errors: hebrewErrors, ...admin.failure },
} as const;

/** Shown when a page cannot be: no internals, a way on, in the language of the place. */
export function ErrorPage({ error }: { error: unknown }) {
  const { errors, title, home } = words[useSurface()];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="wrap section grid min-h-[70svh] content-center justify-items-start gap-6">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className="lede">{isMissing ? errors.not_found : errors.internal}</p>
      <a href={paths.home} className={buttonClass()}>
        {home}
      </a>
    </main>
  );
}
