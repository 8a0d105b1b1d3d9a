import { home } from "#content/home.ts";
import { receiveContactMessage } from "#modules/messages/receive-contact-message.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/server/shop-context.ts";
import type { Route } from "./+types/home";
import { helloFields } from "../contact/message-rules.ts";
import { receiveForm } from "../forms/receive-form.ts";
import { Facts } from "../home/facts.tsx";
import { FeaturesSection } from "../home/features-section.tsx";
import { GiftBanner } from "../home/gift-banner.tsx";
import { Hero } from "../home/hero.tsx";
import { SayHello } from "../home/say-hello.tsx";
import { StoriesSection } from "../home/stories-section.tsx";
import { homeData } from "../home/structured-data.ts";
import { TestimonialsSection } from "../home/testimonials-section.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { ProductCards } from "../parts/product-cards.tsx";
import { SectionHead } from "../parts/section-head.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(shopContext);
  return {
    meta: pageMeta({
      title: home.title,
      description: home.description,
      publicUrl,
      path: paths.home,
      share: "home",
      structuredData: homeData(publicUrl),
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

export default function HomePage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Facts />
      <section id="products" className="wrap section" aria-labelledby="products-heading">
        <SectionHead id="products-heading" heading={home.products.heading}>
          {home.products.text}
        </SectionHead>
        <ProductCards heading="h3" />
      </section>
      <GiftBanner />
      <StoriesSection />
      <FeaturesSection />
      <TestimonialsSection />
      <SayHello answer={actionData} />
    </>
  );
}
