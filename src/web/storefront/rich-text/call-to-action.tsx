import { useId } from "react";
import type { CallToAction as CallToActionNode } from "#shared/rich-text/rich-text.ts";
import { TextLink } from "./text-link.tsx";

/** A stitched panel within a text, with one way to go on. */
export function CallToAction({ heading, text, label, to }: CallToActionNode["attrs"]) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="patch grid justify-items-start gap-4 p-8 md:p-10">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {text && <p className="text-on-patch-soft">{text}</p>}
      <TextLink
        href={to}
        className="inline-flex min-h-12 items-center rounded-pill bg-on-patch px-6 text-sm font-strong text-patch no-underline hover:bg-on-patch-soft"
      >
        {label}
      </TextLink>
    </section>
  );
}
