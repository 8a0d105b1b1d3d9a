import { useRef } from "react";
import { secondFactor as text } from "#i18n/en/second-factor.ts";
import { LoadedPart } from "#web/loading/loaded-part.tsx";
import { Section } from "./section.tsx";

const loadTwoStep = async () => (await import("./two-step.tsx")).TwoStep;

/** The second step of signing in; turning it on ends the sessions of other devices. */
export function SecondFactorSection({ onSetUp }: { onSetUp: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section heading={heading} title={text.title} text={text.text}>
      <LoadedPart
        load={loadTwoStep}
        props={{ heading, onSetUp }}
        fallback={<div aria-hidden className="h-11 rounded-sm bg-surface-hover" />}
      />
    </Section>
  );
}
