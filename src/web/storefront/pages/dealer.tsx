import { shell } from "#i18n/en/shell.ts";
import { dealer as hebrew } from "#i18n/he/dealer.ts";
import { dealerFields } from "#modules/messages/form-fields.ts";
import { receiveDealerInquiry } from "#modules/messages/receive-dealer-inquiry.ts";
import { getButtonClass } from "#ui/button.tsx";
import { Image } from "#ui/image.tsx";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { pageSharePath } from "#web/share/share-paths.ts";
import { usePlain } from "../catalog.tsx";
import { useContent } from "../content.ts";
import { DealerForm } from "../dealer/dealer-form.tsx";
import { Points, Reasons, Reply, Seekers } from "../dealer/reasons.tsx";
import { receiveForm } from "../forms/page-action.ts";
import { assertPageShown } from "../parts/assert-page-shown.ts";
import { createTrail } from "../parts/breadcrumb-data.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { PageLink } from "../parts/page-link.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import type { Route } from "./+types/dealer";

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, content } = context.get(shopContext);
  const words = await content("dealer", "brand", "structure");
  assertPageShown(words, paths.dealer);
  const { dealer, brand } = words;
  return {
    content: { dealer },
    meta: pageMeta({
      title: dealer.metaTitle,
      description: dealer.description,
      brand,
      publicUrl,
      path: paths.dealer,
      share: pageSharePath("dealer", { dealer, brand }),
      structuredData: [createTrail({ label: dealer.title, to: paths.dealer }, publicUrl)],
    }),
  };
}

/** For those who send the form without scripts. */
export function action(args: Route.ActionArgs) {
  return receiveForm(args, {
    rules: dealerFields,
    thanks: "/dealer?sent=dealer#form",
    receive: receiveDealerInquiry,
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function DealerPage({ actionData }: Route.ComponentProps) {
  const dealer = useContent("dealer");
  const policies = useContent("policies");
  const isPlain = usePlain() !== undefined;
  return (
    <>
      <div className="wrap pt-2 pb-(--section)">
        <Breadcrumb trail={[{ label: shell.home, to: paths.home }]} current={dealer.title} />
        <div className="mt-4 grid items-center gap-x-columns gap-y-10 lg:grid-cols-2">
          <div className="grid justify-items-start gap-6">
            <h1>{dealer.title}</h1>
            <p className="lede">{dealer.lede}</p>
            <a href="#apply" className={getButtonClass({ size: "lg" })}>
              {dealer.form.heading}
            </a>
          </div>
          <Image
            name={isPlain ? "plain/light" : "gallery/alley"}
            sizes="(min-width: 64rem) 42vw, 91vw"
            priority
            className="aspect-4/3 w-full rounded-window object-cover"
          />
        </div>
      </div>
      <Reasons />
      <Seekers />
      <Reply />
      <section
        aria-labelledby="apply"
        className="wrap section grid items-start gap-x-columns gap-y-10 lg:grid-cols-(--minor-major) lg:grid-rows-[auto_1fr]"
      >
        <div className="grid justify-items-start gap-5">
          <h2 id="apply">{dealer.form.heading}</h2>
          <p className="text-soft">{dealer.form.text}</p>
          <PageLink to={paths.contact} className="link inline-block py-2.5">
            {dealer.form.contact}
          </PageLink>
        </div>
        <div
          lang="he"
          dir="rtl"
          className="rounded-lg bg-surface px-5 py-8 shadow-low sm:px-10 sm:py-12 lg:row-span-2"
        >
          <h3 className="font-text font-strong tracking-normal">{hebrew.heading}</h3>
          <p className="mt-3 mb-6 text-soft">{hebrew.intro(policies.dealerReplyBusinessDays)}</p>
          <DealerForm answer={actionData} />
        </div>
        <div className="grid gap-5">
          <h3>{dealer.terms.heading}</h3>
          <Points points={dealer.terms.points} />
        </div>
      </section>
    </>
  );
}
