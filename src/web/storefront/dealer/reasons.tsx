import { Check } from "lucide-react";
import { Image } from "#ui/image.tsx";
import { usePlain } from "../catalog.tsx";
import { useContent } from "../content.ts";
import { ReasonsSection } from "../parts/reasons-section.tsx";

/** Reasons to sell the backpack. */
export function Reasons() {
  const { why } = useContent("dealer");
  return (
    <ReasonsSection labels={why}>
      <dl className="grid gap-x-10 border-t border-line lg:grid-cols-2">
        {why.points.map((point) => (
          <div
            key={point.id}
            className="grid content-start gap-1.5 border-b border-line py-7 lg:py-9"
          >
            <dt className="font-strong">{point.heading}</dt>
            <dd className="max-w-[34ch] text-sm text-soft">{point.text}</dd>
          </div>
        ))}
      </dl>
    </ReasonsSection>
  );
}

/** People who can apply, and what the shop looks for. */
export function Seekers() {
  const { who, sought } = useContent("dealer");
  return (
    <div className="wrap section grid gap-x-columns gap-y-10 md:grid-cols-2">
      <section aria-labelledby="who" className="grid content-start gap-5">
        <h2 id="who">{who.heading}</h2>
        <p className="lede">{who.text}</p>
        <Points points={who.points} />
      </section>
      <section aria-labelledby="sought" className="grid content-start gap-5">
        <h2 id="sought">{sought.heading}</h2>
        <p className="lede">{sought.text}</p>
        <Points points={sought.points} />
      </section>
    </div>
  );
}

/** The promise to answer. */
export function Reply() {
  const { reply } = useContent("dealer");
  return (
    <section className="wrap" aria-labelledby="reply">
      <div className="patch grid items-center gap-8 p-[clamp(2.25rem,5.5vw,5rem)] md:grid-cols-(--major-minor)">
        <div className="grid justify-items-start gap-5">
          <h2 id="reply" className="max-w-[14ch]">
            {reply.heading}
          </h2>
          <p className="lede text-on-patch-soft">{reply.text}</p>
        </div>
        <div className="porthole order-first w-40 md:order-none md:w-full md:max-w-80 md:justify-self-end">
          <Image
            name={usePlain() ? "plain/light" : "gallery/cafe"}
            sizes="(min-width: 64rem) 27rem, (min-width: 48rem) 40vw, 13.5rem"
            className="aspect-square w-full object-cover"
          />
        </div>
      </div>
    </section>
  );
}

/** A list of things that hold. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="border-t border-line">
      {points.map((point) => (
        <li key={point} className="flex gap-3 border-b border-line py-4">
          <Check aria-hidden className="mt-0.5 size-5 flex-none text-accent" />
          {point}
        </li>
      ))}
    </ul>
  );
}
