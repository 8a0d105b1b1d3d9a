import { isRouteErrorResponse } from "react-router";
import { getButtonClass } from "#ui/button.tsx";
import { paths } from "../paths.ts";

/** Texts of a failed page, in the language of the place. */
export type ErrorPageLabels = { title: string; text: string; missing: string; home: string };

type ErrorPageProps = { error: unknown; labels: ErrorPageLabels };

/** Shown when a page cannot be: no internals, and a way on. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <main>
      <ErrorMessage {...props} />
    </main>
  );
}

/** The same within the frame of other pages. */
export function ErrorMessage({ error, labels }: ErrorPageProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="wrap section grid min-h-[70svh] content-center justify-items-start gap-6">
      <title>{labels.title}</title>
      <meta name="robots" content="noindex" />
      <h1>{labels.title}</h1>
      <p className="lede">{isMissing ? labels.missing : labels.text}</p>
      <a href={paths.home} className={getButtonClass()}>
        {labels.home}
      </a>
    </div>
  );
}
