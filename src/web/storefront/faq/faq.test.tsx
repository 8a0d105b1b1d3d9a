import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { renderInShop } from "../shop-page.fixture.tsx";
import { listFaqCategories } from "./list-faq-categories.ts";
import { Question } from "./question.tsx";
import { faqData } from "./structured-data.ts";

const categories = listFaqCategories(delivered.faq, "off");
const questions = categories.flatMap((category) => category.questions);

function getText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

test("FAQ-01 there are at least six categories, and all addresses on the page are different", () => {
  expect(categories.length).toBeGreaterThanOrEqual(6);
  const ids = [...categories, ...questions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const listed = questions.map(({ question }) => question);
  expect(new Set(listed).size).toBe(listed.length);
});

test.each(["off", "manual", "online"] as const)(
  "FAQ-02 FAQ-06 with payments %s search engines get each question and answer as the page shows them",
  (payments) => {
    const shown = listFaqCategories(delivered.faq, payments);
    const listed = shown.flatMap((category) => category.questions);
    const [data] = faqData(shown, "https://shop.example");
    expect(data).toMatchObject({
      "@type": "FAQPage",
      mainEntity: listed.map((item) => ({
        name: item.question,
        acceptedAnswer: { text: shownAnswer(item) },
      })),
    });
    const howToPay = listed.find(({ id }) => id === "how-to-pay");
    expect(howToPay?.answer.join(" ").includes("coming soon")).toBe(payments === "off");
  },
);

function shownAnswer(question: (typeof questions)[number]): string {
  const html = renderInShop(<Question question={question} />);
  expect(getText(html)).toContain(question.question);
  const { document } = new JSDOM(html).window;
  for (const part of document.querySelectorAll('[class*="not([data-units])"]')) part.remove();
  return [...document.querySelectorAll("p")].map(({ textContent }) => textContent).join("\n");
}

test("FAQ-06 a category without questions is left out, and so is an empty link", () => {
  const empty = { id: "empty", heading: "Nothing", questions: [] };
  const faq = { ...delivered.faq, categories: [empty, ...delivered.faq.categories] };
  expect(listFaqCategories(faq, "off")).toEqual(categories);
  const question = { id: "why", question: "Why?", answer: ["Because."] };
  const more = { to: "", label: "" };
  expect(renderInShop(<Question question={{ ...question, more }} />)).not.toContain("<a ");
});
