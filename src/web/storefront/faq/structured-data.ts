import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { createSchema, type Schema } from "#web/seo/schema.ts";
import { createTrail } from "../parts/breadcrumb-data.ts";
import type { FaqCategory } from "./list-faq-categories.ts";

/**
 * The questions with their answers as search engines read them: the same words that stand on the
 * page.
 */
export function faqData(categories: readonly FaqCategory[], publicUrl: string): Schema[] {
  const questions = categories.flatMap((category) => category.questions);
  return [
    createSchema("FAQPage", {
      mainEntity: questions.map(({ id, question, answer }) => ({
        "@type": "Question",
        name: question,
        url: `${publicUrl}${paths.faq}#${id}`,
        acceptedAnswer: { "@type": "Answer", text: answer.join("\n") },
      })),
    }),
    createTrail({ label: shell.footer.faq, to: paths.faq }, publicUrl),
  ];
}
