import { secondFactor as text } from "#i18n/en/second-factor.ts";
import { useLoadedPart } from "#web/use-loaded-part.ts";
import { Section } from "./section.tsx";

const HEADING = "two-step";
const loadTwoStep = async () => (await import("./two-step.tsx")).TwoStep;

/** The second step of signing in; turning it on ends the sessions of other devices. */
export function SecondFactorSection({ onSetUp }: { onSetUp: () => void }) {
  const TwoStep = useLoadedPart<{ headingId: string; onSetUp: () => void }>(loadTwoStep);
  return (
    <Section id={HEADING} title={text.title} text={text.text}>
      {TwoStep === undefined ? (
        <div aria-hidden className="h-11 rounded-sm bg-surface-hover" />
      ) : (
        <TwoStep headingId={HEADING} onSetUp={onSetUp} />
      )}
    </Section>
  );
}
