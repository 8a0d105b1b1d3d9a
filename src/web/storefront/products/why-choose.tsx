import { collection } from "#content/products.ts";
import { Picture } from "#ui/picture.tsx";

const text = collection.why;

/** The reasons, each led by the number it stands on. */
export function WhyChoose() {
  return (
    <section className="section bg-surface-2" aria-labelledby="why">
      <div className="wrap grid items-start gap-x-columns gap-y-10 md:grid-cols-(--minor-major)">
        <div className="grid gap-6 md:sticky md:top-28">
          <h2 id="why">{text.heading}</h2>
          <p className="lede">{text.text}</p>
          <div className="aspect-4/3 overflow-hidden rounded-window">
            <Picture
              name="detail/zipper"
              sizes="(min-width: 48rem) 36vw, 91vw"
              className="size-full object-cover"
            />
          </div>
        </div>
        <dl className="grid gap-x-10 border-t border-line sm:max-md:grid-cols-2 lg:grid-cols-2">
          {text.reasons.map((reason) => (
            <div
              key={reason.heading}
              className="grid content-start gap-1.5 border-b border-line py-7 lg:py-9"
            >
              <dt className="flex flex-col">
                <span className="num font-display text-3xl leading-head font-display tracking-head text-accent">
                  {reason.figure}
                </span>
                <span className="mt-2 font-strong">{reason.heading}</span>
              </dt>
              <dd className="max-w-[34ch] text-sm text-soft">{reason.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
