import { Link } from "react-router";
import { collectionText } from "#i18n/en/collection.ts";
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
import { FeaturesSection } from "../home/features-section.tsx";
import { toHomeText } from "../home/home-text.ts";
import { Hero, type HeroPrice } from "../home/hero.tsx";
import { HelloSection } from "../home/hello-section.tsx";
import { StoriesSection } from "../home/stories-section.tsx";
import { homeData } from "../home/structured-data.ts";
import { TestimonialsSection } from "../home/testimonials-section.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { ProductCards } from "../parts/product-cards.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import { useContent } from "../content.ts";
import { Units } from "../parts/units.tsx";
import { Gift } from "lucide-react";
import { CatalogImage } from "#ui/image.tsx";
import { formatMoney } from "#i18n/format.ts";
import { toDay } from "#i18n/format-he.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { findFirstProduct } from "../parts/first-product.ts";
import { findGift } from "../parts/find-gift.ts";
import type { CartGift } from "#modules/cart/cart.ts";

/** How many of the catalog's cards stand here. */
const CARDS = 12;

export async function loader({ context }: Route.LoaderArgs) {
  const { readWindow, publicUrl, clock, content } = context.get(shopContext);
  const [{ home, collection, brand, policies, ...others }, { variants }] = await Promise.all([
    content("home", "collection", "contact-privacy", "brand", "policies"),
    readWindow(),
  ]);
  const { heading, text, description } = toHomeText({ home, collection }, toColorWords(variants));
  return {
    content: { home, ...others },
    heading,
    text,
    price: findHeroPrice(variants, home.hero.withGift),
    gift: findGift(variants) ?? null,
    ...(!brand.trade.forPets && { heroImage: variants[0]?.images[0] ?? "" }),
    seeAll: variants.length > CARDS ? collectionText.seeAll : null,
    meta: pageMeta({
      title: home.title,
      description,
      brand,
      publicUrl,
      path: paths.home,
      share: pageSharePath("home", { home, brand }),
      structuredData: homeData({ brand, policies, publicUrl, today: toDay(clock()) }, description),
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
      <Hero price={loaderData.price} image={loaderData.heroImage} />
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
      {loaderData.gift && <GiftBanner {...loaderData.gift} />}
      <StoriesSection />
      <FeaturesSection />
      <TestimonialsSection />
      <HelloSection answer={actionData} />
    </>
  );
}

/** The most important numbers of the product. */
function Facts() {
  const { facts } = useContent("home");
  if (facts.length === 0) return null;
  return (
    <div className="wrap">
      <dl className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-x-5 gap-y-5 border-b border-line py-8 lg:flex lg:justify-between">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className="text-xs text-faint">{fact.label}</dt>
            <dd className="num font-medium">
              <Units>{fact.value}</Units>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The gift by its name and picture in the catalog. */
function GiftBanner({ image }: CartGift) {
  const { gift } = useContent("home");
  return (
    <section className="wrap" aria-labelledby="gift">
      <div className="patch grid items-center gap-8 p-[clamp(2.25rem,5.5vw,5rem)] md:grid-cols-(--major-minor)">
        <div className="grid justify-items-start gap-5">
          <h2 id="gift" className="max-w-[14ch]">
            {gift.heading}
          </h2>
          {gift.text && <p className="lede text-on-patch-soft">{gift.text}</p>}
          <p className="flex items-center gap-3 font-medium">
            <Gift aria-hidden className="size-5 flex-none" />
            {gift.note}
          </p>
        </div>
        {image !== null && (
          <div className="porthole order-first w-40 md:order-none md:w-full md:max-w-80 md:justify-self-end">
            <CatalogImage
              imageUrl={image}
              sizes="(min-width: 48rem) 20rem, 10rem"
              className="aspect-square w-full object-cover"
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** The lowest price of the first product, marked as such when they differ; null without any. */
function findHeroPrice(catalog: readonly CatalogVariant[], withGift: string): HeroPrice | null {
  const [lowest, ...others] = findFirstProduct(catalog).toSorted(
    (a, b) => a.price.amountMinor - b.price.amountMinor,
  );
  if (!lowest) return null;
  const oneForAll = others.every(({ price }) => price.amountMinor === lowest.price.amountMinor);
  const price = formatMoney(lowest.price);
  return {
    text: oneForAll ? price : collectionText.fromPrice(price),
    // The words name the gift of the shop.
    gift: lowest.gift && lowest.gift.name === findGift(catalog)?.name ? withGift : null,
  };
}
