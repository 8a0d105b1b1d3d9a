import type { ReactNode } from "react";
import { Image } from "#ui/image.tsx";
import { usePlain } from "../catalog.tsx";

type ReasonsSectionProps = {
  labels: { heading: string; text: string };
  /** The list of reasons. */
  children: ReactNode;
};

/** Reasons beside a heading that stays in sight. */
export function ReasonsSection({ labels, children }: ReasonsSectionProps) {
  return (
    <section className="section bg-surface-2" aria-labelledby="why">
      <div className="wrap grid items-start gap-x-columns gap-y-10 md:grid-cols-(--minor-major)">
        <div className="grid gap-6 md:sticky md:top-28">
          <h2 id="why">{labels.heading}</h2>
          <p className="lede">{labels.text}</p>
          <div className="aspect-4/3 overflow-hidden rounded-window">
            <Image
              name={usePlain() ? "plain/light" : "detail/zipper"}
              sizes="(min-width: 48rem) 36vw, 91vw"
              className="size-full object-cover"
            />
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
