import { isolateText } from "#shared/isolate-text.ts";
import { homeText } from "#i18n/en/home.ts";
import { reviewsText } from "#i18n/en/reviews.ts";
import type { Content } from "#modules/content/documents.ts";
import { DataText } from "#ui/data-text.tsx";
import { Stars } from "#ui/stars.tsx";
import { SwipeRow } from "#ui/swipe-row.tsx";
import { Tag } from "#ui/tag.tsx";
import { Thumbnail } from "#ui/thumbnail.tsx";
import { useContent } from "../content.ts";
import { SectionHead } from "../parts/section-head.tsx";

type Testimonial = Content["home"]["testimonials"]["quotes"][number];

/** Small quotes side by side, each marked as the sample that it is; nothing without any. */
export function TestimonialsSection() {
  const { heading, text, quotes } = useContent("home").testimonials;
  if (quotes.length === 0) return null;
  return (
    <section className="section bg-surface-2" aria-labelledby="testimonials">
      <div className="wrap">
        <SectionHead id="testimonials" heading={heading}>
          {text}
        </SectionHead>
        <SwipeRow label={heading} className="gap-x-cards sm:grid sm:gap-y-5 md:grid-cols-3">
          {quotes.map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} />
          ))}
        </SwipeRow>
      </div>
    </section>
  );
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="flex flex-col gap-3 rounded-lg border border-dashed border-line-strong p-5 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Stars rating={testimonial.rating} label={reviewsText.stars(testimonial.rating)} />
        <Tag tone="sample">{homeText.sample}</Tag>
      </div>
      <blockquote>
        “<DataText>{testimonial.quote}</DataText>”
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3 leading-ui">
        <Thumbnail
          imageUrl={testimonial.image}
          className="size-12 flex-none rounded-carrier object-cover"
        />
        <span>
          <b className="block font-strong">
            {homeText.withPet(isolateText(testimonial.name), isolateText(testimonial.petName))}
          </b>
          <span className="text-soft">
            <DataText>{testimonial.location}</DataText>
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
