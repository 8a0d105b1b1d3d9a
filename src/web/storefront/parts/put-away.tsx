import { notFound } from "#i18n/en/not-found.ts";
import { DeadEnd } from "./not-found-message.tsx";

/** In place of a page that the owner has put away. */
export default function PutAway() {
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <DeadEnd {...notFound} />
    </>
  );
}
