import { useContent } from "../content.ts";
import { Units } from "../parts/units.tsx";
import { ReasonsSection } from "../parts/reasons-section.tsx";

/** The reasons, each led by the number it stands on; nothing when there are none. */
export function WhyChoose() {
  const text = useContent("collection").why;
  if (text.reasons.length === 0) return null;
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
            <dd className="max-w-[34ch] text-sm text-soft">
              <Units>{reason.text}</Units>
            </dd>
          </div>
        ))}
      </dl>
    </ReasonsSection>
  );
}
