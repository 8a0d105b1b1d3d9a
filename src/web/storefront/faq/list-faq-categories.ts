import type { Content } from "#modules/content/documents.ts";
import type { PaymentMode } from "#modules/payments/ways/ways.ts";

export type FaqCategory = Content["faq"]["categories"][number];
export type FaqQuestion = FaqCategory["questions"][number];

/**
 * The questions that are answered so while the shop takes its money in this way; categories without
 * any are left out.
 */
export function listFaqCategories(
  { categories }: Content["faq"],
  payments: PaymentMode,
): FaqCategory[] {
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ payments: only = "any" }) =>
        ["any", payments].includes(only),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
