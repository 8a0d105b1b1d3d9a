import { ArrowRight, ChevronDown, Mail } from "lucide-react";
import type { FaqQuestion } from "./list-faq-categories.ts";
import { PageLink } from "../parts/page-link.tsx";
import { Units } from "../parts/units.tsx";

const moreClass = "link inline-flex min-h-11 items-center gap-2";

function More({ to, label }: NonNullable<FaqQuestion["more"]>) {
  if (to.startsWith("mailto:"))
    return (
      <a href={to} className={moreClass}>
        {label}
        <Mail aria-hidden className="size-4" />
      </a>
    );
  return (
    <PageLink to={to} prefetch="intent" className={moreClass}>
      {label}
      <ArrowRight aria-hidden className="size-4" />
    </PageLink>
  );
}

type QuestionProps = { question: Pick<FaqQuestion, "id" | "question" | "answer" | "more"> };

/**
 * A question that opens to its answer. The shared name lets the browser close the one that was open
 * before.
 */
export function Question({ question: { id, question, answer, more } }: QuestionProps) {
  return (
    <details name="faq" className="group border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
        <h3 className="font-text text-md leading-ui font-medium tracking-normal">{question}</h3>
        <ChevronDown
          aria-hidden
          className="size-5 flex-none text-soft transition-transform duration-(--d-2) group-open:rotate-180"
        />
      </summary>
      {/* An address names the answer and not its box: browsers open the box around what an address
           names. */}
      <div id={id} className="prose scroll-mt-40 pb-5 text-soft">
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <Units isSentence>{paragraph}</Units>
          </p>
        ))}
        {more?.to && <More {...more} />}
      </div>
    </details>
  );
}
