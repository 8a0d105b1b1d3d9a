// Words of the shop, added by the recipes of CONTRIBUTING.md.
import type { Recipe } from "./recipe.ts";

const words: Recipe = {
  name: "Words that the owner can change",
  mostFiles: 6,
  steps: [
    {
      file: "content/care.ts",
      text: `/** The page about washing. */
export const care = {
  title: "How to wash it",
  metaTitle: "How to wash it | {brand.name}",
  description: "What keeps the {brand.productName} clean: water, a cloth and some patience.",
  washing: "Wash it by hand.",
} as const;
`,
    },
    {
      file: "src/modules/content/documents.ts",
      after: `import { brand } from "#content/brand.ts";\n`,
      text: `import { care } from "#content/care.ts";\n`,
    },
    {
      file: "src/modules/content/documents.ts",
      after: "const definitions = {\n",
      text: `  care: { group: "pages", right: "content.write", seed: care, path: "/care" },\n`,
    },
    {
      file: "src/i18n/he/content-documents.ts",
      after: "  pages: {\n",
      text: `    care: "עמוד הניקוי",\n`,
    },
    {
      file: "src/i18n/he/content-page-fields.ts",
      after: `export const pageFields = words("pageFields", {\n`,
      text: `  washing: "כביסה",\n`,
    },
    {
      file: "src/i18n/back-office-en/content-documents.ts",
      after: "const names: Readonly<Record<string, string>> = {\n",
      text: `  care: "Care page",\n`,
    },
    {
      file: "src/i18n/back-office-en/content-page-fields.ts",
      after: "export const pageFields: Translated<typeof hebrewPageFields> = {\n",
      text: `  washing: "Washing",\n`,
    },
  ],
};

const question: Recipe = {
  name: "A question",
  mostFiles: 1,
  steps: [
    {
      file: "content/faq/pet-safety.ts",
      after: "  questions: [\n",
      text: `    { id: "how-to-wash-it", question: "How is it washed?", answer: ["By hand, in cool water."] },\n`,
    },
  ],
};

const textPage: Recipe = {
  name: "An article or a page of words",
  mostFiles: 1,
  steps: [
    {
      file: "content/pages/shipping.md",
      text: `---
title: Shipping
metaTitle: Shipping | Wanderpaw
description: How the backpack comes to you, how long it takes and what it costs, which is nothing at all.
lede: It costs nothing, wherever you live.
---

## How it travels

In a box.
`,
    },
  ],
};

/** More than six hundred words. */
const body = Array.from(
  { length: 50 },
  () => "Cool water and a soft cloth are all that it takes to wash it.",
);

const article: Recipe = {
  name: "An article or a page of words",
  mostFiles: 3,
  steps: [
    {
      file: "content/blog/washing-a-bag.md",
      text: `---
title: Washing a bag that has been everywhere
description: What sand, rain and muddy paws leave in a backpack, and how all of it comes out again by hand.
excerpt: Cool water, a soft cloth and an afternoon in the shade.
date: 2025-02-03
category: Guides
image: blog/washing-a-bag
---

${body.join("\n\n")}
`,
    },
    {
      file: "media/images/blog/washing-a-bag.webp",
      like: "media/images/blog/training-your-dog.webp",
    },
    {
      file: "media/manifest/covers-and-portraits.ts",
      after: "export const blogImages = {\n",
      text: `  "blog/washing-a-bag": { alt: "A blue backpack dries on a line in the shade", widths: cover },\n`,
    },
  ],
};

export const textRecipes: readonly Recipe[] = [words, question, textPage, article];
