import { home } from "#content/home.ts";
import { pictureUrl } from "#media/picture.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/shop-context.ts";
import type { Route } from "./+types/home";
import { Facts } from "../home/facts.tsx";
import { FeaturesSection } from "../home/features-section.tsx";
import { GiftBanner } from "../home/gift-banner.tsx";
import { Hero } from "../home/hero.tsx";
import { organizationData } from "../home/organization-data.ts";
import { SayHello } from "../home/say-hello.tsx";
import { StoriesSection } from "../home/stories-section.tsx";
import { TestimonialsSection } from "../home/testimonials-section.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { ProductCards } from "../parts/product-cards.tsx";
import { SectionHead } from "../parts/section-head.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(shopContext).publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { publicUrl } = loaderData;
  return pageMeta({
    title: home.title,
    description: home.description,
    publicUrl,
    path: paths.home,
    image: pictureUrl("hero/hero-wide", 1440, "webp"),
    structuredData: [organizationData(publicUrl)],
  });
}

export default function HomePage() {
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
      <SayHello />
    </>
  );
}
