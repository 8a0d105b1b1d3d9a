import { collection } from "#content/products.ts";
import { ReasonsSection } from "../parts/reasons-section.tsx";

const text = collection.why;

/** The reasons, each led by the number it stands on. */
export function WhyChoose() {
  return (
    <ReasonsSection labels={text}>
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
    </ReasonsSection>
  );
}
