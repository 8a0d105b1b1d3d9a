import { Link } from "react-router";
import { getButtonClass } from "#ui/button.tsx";
import { CatalogImage } from "#ui/image.tsx";
import { InlineScript } from "#web/page/inline-script.tsx";
import { paths } from "#web/paths.ts";
import { useContent } from "../content.ts";
import { PageLink } from "../parts/page-link.tsx";
import { Units } from "../parts/units.tsx";

/** Below 64rem the crop is a square of the image; above, it is as high as the plate. */
const imageSizes = "(min-width: 64rem) 84vw, (min-width: 37.5rem) 89vw, 178vw";

type HeroProps = {
  price: HeroPrice | null;
  /** The stored address of another image than the delivered one; "" for none. */
  image: string | undefined;
};

/** One plate: the image has the color of the ground on which the words stand. */
export function Hero({ price, image }: HeroProps) {
  const text = useContent("home").hero;
  return (
    <section className="lg:px-[clamp(0px,1.4vw,20px)]">
      <div className="relative grid overflow-hidden rounded-b-window bg-plate sm:max-lg:grid-cols-2 sm:max-lg:items-center lg:min-h-[clamp(30rem,46vw,47rem)] lg:rounded-t-window">
        {(image === undefined ? delivered : [{ url: image, className: "" }]).map((shown) => (
          <HeroImage key={shown.url} {...shown} />
        ))}
        <InlineScript text={loadShownImage} />
        <div className="relative grid content-center justify-items-start gap-5 px-(--gutter) pt-8 pb-2 sm:py-8 sm:max-lg:pe-0 lg:max-w-[52%] lg:gap-6 lg:ps-[calc(max(var(--gutter),(100vw-var(--page))/2)-clamp(0px,1.4vw,20px))]">
          <h1 className="text-hero sm:max-lg:text-3xl leading-tight tracking-hero">
            {text.heading}
          </h1>
          <p className="lede max-w-[33ch]">
            <Units>{text.text}</Units>
          </p>
          {price && <Price {...price} />}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Link to={paths.homeProducts} className={getButtonClass({ size: "lg" })}>
              {text.order}
            </Link>
            {text.fit && (
              <PageLink to={paths.sizeChart} className="link inline-block py-3">
                {text.fit}
              </PageLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The theme hides one of the two, which is then not loaded. */
const delivered = [
  { url: "/media/hero/hero-wide", className: "[display:var(--in-light)]" },
  { url: "/media/hero/hero-wide-dark", className: "[display:var(--in-dark)]" },
];

/**
 * As high as the plate at least is: beside more words, or wider ones, it does not grow below them.
 */
function HeroImage({ url, className }: (typeof delivered)[number]) {
  return (
    <CatalogImage
      imageUrl={url}
      sizes={imageSizes}
      priority="when-shown"
      className={`order-2 aspect-square w-full object-cover object-[96%_50%] lg:absolute lg:end-0 lg:bottom-0 lg:order-0 lg:aspect-auto lg:h-[clamp(30rem,46vw,47rem)] lg:w-auto lg:max-w-none ${className}`}
    />
  );
}

/**
 * Of the images before it, asks for the one that is shown as soon as the browser has read this far.
 * A lazy image waits for the layout, behind everything else. It runs once, from the server's HTML.
 */
const loadShownImage = import.meta.env.SSR
  ? `for(const image of document.currentScript.parentNode.querySelectorAll("img"))if(getComputedStyle(image).display!=="none")image.loading="eager"`
  : "";

export type HeroPrice = {
  readonly text: string;
  /** Words about the gift; null without one. */
  readonly gift: string | null;
};

function Price({ text, gift }: HeroPrice) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-soft">
      <span className="num font-display text-2xl font-display tracking-head text-text">{text}</span>
      {gift}
    </p>
  );
}
