import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { productPage } from "#i18n/en/product.ts";
import { paths } from "#web/paths.ts";
import type { FaqQuestion } from "../faq/list-faq-categories.ts";
import { Question } from "../faq/question.tsx";

/** A few of the questions and answers, folded, and the way to all. */
export function Questions({ questions }: { questions: readonly FaqQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <section
      className="wrap grid gap-8 pb-(--section) lg:grid-cols-(--minor-major)"
      aria-labelledby="questions"
    >
      <h2 id="questions">{productPage.questions}</h2>
      <div>
        <div className="border-t border-line">
          {questions.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </div>
        <Link to={paths.faq} className="link mt-4 inline-flex min-h-11 items-center gap-2">
          {productPage.allQuestions}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
    </section>
  );
}
