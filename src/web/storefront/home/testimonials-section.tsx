import { homeText } from "#i18n/en/home.ts";
import { reviewsText } from "#i18n/en/reviews.ts";
import type { Content } from "#modules/content/documents.ts";
import { CatalogImage } from "#ui/image.tsx";
import { Stars } from "#ui/stars.tsx";
import { Tag } from "#ui/tag.tsx";
import { Thumbnail } from "#ui/thumbnail.tsx";
import { useContent } from "../content.ts";

type Testimonial = Content["home"]["testimonials"]["quotes"][number];

/** One quote in large letters with its image, the others beside it; nothing without any. */
export function TestimonialsSection() {
  const { heading, quotes } = useContent("home").testimonials;
  const [first, ...others] = quotes;
  if (first === undefined) return null;
  return (
    <section className="section bg-surface-2" aria-labelledby="testimonials">
      <div className="wrap">
        <h2 id="testimonials" className="mb-8 text-xl text-soft md:mb-12">
          {heading}
        </h2>
        <div className="grid items-start gap-x-columns gap-y-12 lg:grid-cols-(--major-minor)">
          <figure className="grid items-center gap-x-10 gap-y-6 sm:grid-cols-(--minor-major)">
            <div className="aspect-4/3 overflow-hidden rounded-window sm:aspect-4/5">
              <CatalogImage
                imageUrl={first.image}
                sizes="(min-width: 84rem) 30rem, (min-width: 64rem) 33vw, (min-width: 37.5rem) 70vw, 91vw"
                className="size-full object-cover object-[66%_50%]"
              />
            </div>
            <div className="grid gap-5">
              <Stars rating={first.rating} label={reviewsText.stars(first.rating)} />
              <blockquote className="font-display text-2xl leading-head font-display tracking-head text-pretty">
                “{first.quote}”
              </blockquote>
              <Speaker testimonial={first} />
            </div>
          </figure>
          <div>
            {others.map((testimonial) => (
              <figure
                key={testimonial.id}
                className="grid gap-4 border-line py-8 not-first:border-t first:pt-0 last:pb-0"
              >
                <Stars rating={testimonial.rating} label={reviewsText.stars(testimonial.rating)} />
                <blockquote className="text-lg leading-ui">“{testimonial.quote}”</blockquote>
                <Speaker testimonial={testimonial} />
              </figure>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Speaker({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figcaption className="flex flex-wrap items-center gap-3 text-sm leading-ui">
      <Thumbnail
        imageUrl={testimonial.portrait}
        className="size-14 flex-none rounded-carrier object-cover"
      />
      <span className="me-auto">
        <b className="block font-strong">
          {homeText.withPet(testimonial.name, testimonial.petName)}
        </b>
        <span className="text-soft">{testimonial.location}</span>
      </span>
      <Tag tone="sample">{homeText.sample}</Tag>
    </figcaption>
  );
}
