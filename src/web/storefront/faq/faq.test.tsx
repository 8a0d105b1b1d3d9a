import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { faqCategories } from "#content/faq.ts";
import { Question } from "./question.tsx";
import { faqData } from "./structured-data.ts";

const categories = faqCategories("off");
const questions = categories.flatMap((category) => category.questions);

function getText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

test("FAQ-01 there are six categories at least, and no two things on the page share an address", () => {
  expect(categories.length).toBeGreaterThanOrEqual(6);
  const ids = [...categories, ...questions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const asked = questions.map(({ question }) => question);
  expect(new Set(asked).size).toBe(asked.length);
});

test.each(["off", "manual", "stripe"] as const)(
  "FAQ-02 FAQ-06 with payments %s search engines read each question and answer in the words of the page",
  (payments) => {
    const asked = faqCategories(payments).flatMap((category) => category.questions);
    const [data] = faqData(faqCategories(payments), "https://shop.example");
    expect(data).toMatchObject({
      "@type": "FAQPage",
      mainEntity: asked.map((item) => ({
        name: item.question,
        acceptedAnswer: { text: shownAnswer(item) },
      })),
    });
    const howToPay = asked.find(({ id }) => id === "how-to-pay");
    expect(howToPay?.answer.join(" ").includes("coming soon")).toBe(payments === "off");
  },
);

function shownAnswer(question: (typeof questions)[number]): string {
  const Page = createRoutesStub([{ path: "/", Component: () => <Question question={question} /> }]);
  const html = renderToStaticMarkup(<Page />);
  expect(getText(html)).toContain(question.question);
  return [...html.matchAll(/<p>(?<words>.*?)<\/p>/gs)]
    .map(({ groups }) => getText(groups?.["words"] ?? ""))
    .join("\n");
}
