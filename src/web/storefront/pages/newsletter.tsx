import { subscribe } from "#modules/newsletter/subscribe.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { useContent } from "../content.ts";
import { receiveForm } from "../forms/page-action.ts";
import { NewsletterForm } from "../newsletter/newsletter-form.tsx";
import { newsletterFields } from "../newsletter/newsletter-fields.ts";
import { privateMeta } from "../parts/private-meta.ts";
import type { Route } from "./+types/newsletter";

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await context.get(shopContext).content("newsletter") };
}

/** For those who ask for the newsletter without scripts, wherever the form is. */
export function action(args: Route.ActionArgs) {
  return receiveForm(args, {
    rules: newsletterFields,
    thanks: "/newsletter?sent=newsletter#form",
    receive: (ctx, { fields, website }) =>
      subscribe(ctx, { ...fields, website, page: paths.newsletter }),
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { content, publicUrl } = matches[1].loaderData;
  const { block } = loaderData.content.newsletter;
  return privateMeta({
    title: `${block.heading} | ${content.brand.name}`,
    description: block.text,
    publicUrl,
    path: paths.newsletter,
  });
}

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const { block } = useContent("newsletter");
  return (
    <div className="wrap section">
      <div className="mx-auto grid w-full max-w-150 gap-5 rounded-lg bg-surface px-5 py-8 shadow-low sm:px-10 sm:py-12">
        <h1 className="text-3xl">{block.heading}</h1>
        <p className="text-soft">{block.text}</p>
        <NewsletterForm answer={actionData} />
      </div>
    </div>
  );
}
