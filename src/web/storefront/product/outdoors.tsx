import { Check } from "lucide-react";
import { colourStories } from "#content/product-page.ts";
import { productPage } from "#i18n/en/product.ts";
import type { Colour } from "#modules/catalog/colour.ts";
import { Image } from "#ui/image.tsx";

/** The bag on its way, with the story and the features of its colour. */
export function Outdoors({ colour }: { colour: Colour }) {
  const story = colourStories[colour];
  return (
    <section className="wrap grid items-center gap-8 lg:grid-cols-2 lg:gap-columns">
      <Image
        name={story.outdoors}
        sizes="(min-width: 64rem) 44vw, 92vw"
        className="aspect-3/2 w-full rounded-window object-cover object-bottom lg:aspect-square"
      />
      <div className="grid gap-6">
        <h2>{story.tagline}</h2>
        <p className="lede">{story.description}</p>
        <h3 className="mt-2">{productPage.features}</h3>
        <ul className="border-t border-line">
          {story.features.map((feature) => (
            <li key={feature} className="flex gap-3 border-b border-line py-3.5">
              <Check aria-hidden className="mt-0.5 size-5 flex-none text-accent" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
