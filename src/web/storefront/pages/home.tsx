import { Link } from "react-router";
import { collectionText } from "#i18n/en/collection.ts";
import { listShopWindow } from "#modules/catalog/list-variants.ts";
import { receiveContactMessage } from "#modules/messages/receive-contact-message.ts";
import { getButtonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { pageSharePath } from "#web/share/share-paths.ts";
import type { Route } from "./+types/home";
import { useCatalog } from "../catalog.tsx";
import { toColorWords } from "../colors/color-words.ts";
import { helloFields } from "../contact/message-rules.ts";
import { receiveForm } from "../forms/page-action.ts";
import { Facts } from "../home/facts.tsx";
import { FeaturesSection } from "../home/features-section.tsx";
import { GiftBanner } from "../home/gift-banner.tsx";
import { toHomeText } from "../home/home-text.ts";
import { findHeroPrice } from "../home/hero-price.ts";
import { Hero } from "../home/hero.tsx";
import { HelloSection } from "../home/hello-section.tsx";
import { StoriesSection } from "../home/stories-section.tsx";
import { homeData } from "../home/structured-data.ts";
import { TestimonialsSection } from "../home/testimonials-section.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { ProductCards } from "../parts/product-cards.tsx";
import { SectionHead } from "../parts/section-head.tsx";

/** How many of the catalog's cards stand here. */
const CARDS = 12;

export async function loader({ context }: Route.LoaderArgs) {
  const { runShared, publicUrl, content } = context.get(shopContext);
  const [{ home, collection, brand, ...others }, { variants }] = await Promise.all([
    content("home", "collection", "contact-privacy", "brand"),
    runShared("catalog", listShopWindow),
  ]);
  const { heading, text, description } = toHomeText({ home, collection }, toColorWords(variants));
  return {
    content: { home, ...others },
    heading,
    text,
    price: findHeroPrice(variants),
    seeAll: variants.length > CARDS ? collectionText.seeAll : null,
    meta: pageMeta({
      title: home.title,
      description,
      brand,
      publicUrl,
      path: paths.home,
      share: pageSharePath("home", { home, brand }),
      structuredData: homeData({ brand, publicUrl }, description),
    }),
  };
}

/** For those who send the contact form without scripts. */
export function action(args: Route.ActionArgs) {
  return receiveForm(args, {
    rules: helloFields,
    thanks: "/?sent=hello#form",
    receive: (ctx, { fields, website }) =>
      receiveContactMessage(ctx, { fields: { ...fields, subject: "" }, website }),
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero price={loaderData.price} />
      <Facts />
      <section id="products" className="wrap section" aria-labelledby="products-heading">
        <SectionHead id="products-heading" heading={loaderData.heading}>
          {loaderData.text}
        </SectionHead>
        <ProductCards
          variants={useCatalog().slice(0, CARDS)}
          heading="h3"
          row={loaderData.heading}
        />
        {loaderData.seeAll !== null && (
          <p className="mt-12 text-center">
            <Link to={paths.products} className={getButtonClass({ tone: "line" })}>
              {loaderData.seeAll}
            </Link>
          </p>
        )}
      </section>
      <GiftBanner />
      <StoriesSection />
      <FeaturesSection />
      <TestimonialsSection />
      <HelloSection answer={actionData} />
    </>
  );
}
