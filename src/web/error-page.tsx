import { isRouteErrorResponse } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "./paths.ts";

/** What a failed page says, in the language of the place. */
export type FailureWords = { title: string; text: string; missing: string; home: string };

/** Shown when a page cannot be: no internals, and a way on. */
export function ErrorPage({ error, words }: { error: unknown; words: FailureWords }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="wrap section grid min-h-[70svh] content-center justify-items-start gap-6">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.title}</h1>
      <p className="lede">{isMissing ? words.missing : words.text}</p>
      <a href={paths.home} className={buttonClass()}>
        {words.home}
      </a>
    </main>
  );
}
