import { CatalogImage } from "#ui/image.tsx";
import { SwipeRow } from "#ui/swipe-row.tsx";
import { useContent } from "../content.ts";
import { SectionHead } from "../parts/section-head.tsx";
import { Units } from "../parts/units.tsx";

/** People that the backpack is for. The first story is the large one; nothing without any. */
export function StoriesSection() {
  const { heading, text, items } = useContent("home").stories;
  if (items.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="stories">
      <SectionHead id="stories" heading={heading}>
        {text}
      </SectionHead>
      <SwipeRow
        label={heading}
        className="gap-x-cards sm:grid sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4 lg:gap-y-14"
      >
        {items.map((story, index) => (
          <article
            key={story.id}
            className="group grid content-start gap-4 sm:first:col-span-2 lg:first:row-span-2 lg:first:grid-rows-[1fr_auto]"
          >
            <div className="aspect-4/3 overflow-hidden rounded-window sm:max-lg:group-first:aspect-16/9 lg:group-first:aspect-auto lg:group-first:h-full">
              <CatalogImage
                imageUrl={story.image}
                sizes={
                  index === 0
                    ? "(min-width: 64rem) 62vw, (min-width: 37.5rem) 91vw, 78vw"
                    : "(min-width: 64rem) 21vw, (min-width: 37.5rem) 45vw, 78vw"
                }
                className="size-full object-cover object-[60%_50%]"
              />
            </div>
            <div>
              <h3 className="mb-1.5 text-lg sm:group-first:text-xl">{story.heading}</h3>
              <p className="max-w-[46ch] text-sm text-soft">
                <Units>{story.text}</Units>
              </p>
            </div>
          </article>
        ))}
      </SwipeRow>
    </section>
  );
}
