import { isRouteErrorResponse } from "react-router";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#ui/button.tsx";

/** Shown when a page cannot be: no internals, a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const { title, text } = missing ? shell.notFound : shell.failure;
  return (
    <main className="wrap section grid min-h-[70svh] content-center justify-items-start gap-6">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      <a href={paths.home} className={buttonClass()}>
        {shell.notFound.home}
      </a>
    </main>
  );
}
