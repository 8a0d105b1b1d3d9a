import { expect, test } from "vitest";
import { readMessages } from "./messages.fixture.ts";
import { readChat, type ChatFindings } from "./read-chat.ts";
import { sampleShop } from "./sample-shop.fixture.ts";

const fields = [
  "name",
  "phone",
  "email",
  "line1",
  "line2",
  "city",
  "state",
  "postalCode",
  "country",
] as const;
const messages = ["messages-1.txt", "messages-2.txt"].flatMap((file) => readMessages(file));

/** Values that were read, in the words of the recorded expectations. */
function listFound(found: ChatFindings, field: string): string[] {
  if (field === "item")
    return found.items.map(({ variantId, quantity }) =>
      quantity === undefined ? variantId : `${variantId} x${quantity}`,
    );
  return fields.flatMap((name) => (name === field ? (found[name]?.value ?? []) : []));
}

function measure(field: string) {
  let right = 0;
  let found = 0;
  let requested = 0;
  const wrong: string[] = [];
  for (const [index, message] of messages.entries()) {
    const expected = message.expected.get(field) ?? [];
    const read = listFound(readChat(message.text, sampleShop), field);
    const hits = read.filter((value) => expected.includes(value));
    right += hits.length;
    found += read.length;
    requested += expected.length;
    if (hits.length < Math.max(read.length, expected.length))
      wrong.push(
        `#${index + 1} ${field}: read ${JSON.stringify(read)}, is ${JSON.stringify(expected)}`,
      );
  }
  return { precision: right / found, recall: right / requested, found, requested, wrong };
}

test.each([...fields, "item"])(
  "CHAT-01 of 100 recorded messages at least 95 of 100 values are correct: %s",
  (field) => {
    const { precision, recall, found, requested, wrong } = measure(field);
    process.stdout.write(
      `${field}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${found} read, ${requested} said)\n`,
    );
    expect(precision < 0.95 ? wrong : []).toEqual([]);
  },
);

test("CHAT-03 colors are those of the catalogue, also by their Hebrew names, and ambiguous ones are reported as unclear", () => {
  const backpack = { productName: "תיק גב", size: null, shortName: null, colorPrimary: null };
  const variants = [
    { ...backpack, id: "night", variantName: "כחול לילה" },
    { ...backpack, id: "sea", variantName: "כחול ים" },
    { ...backpack, id: "sand", variantName: "חול" },
  ];
  const read = (text: string) => readChat(text, { ...sampleShop, variants });
  expect(read("2 כחול לילה").items).toMatchObject([{ variantId: "night", quantity: 2 }]);
  expect(read("שלושה בצבע חול").items).toMatchObject([{ variantId: "sand", quantity: 3 }]);
  expect(read("1 כחול")).toMatchObject({ items: [], unclear: ["כחול"] });
  expect(read("1 זית")).toMatchObject({ items: [], unclear: [] });
});

test("CHAT-03 of several products in one color the one named in the conversation is chosen", () => {
  const bowl = { id: "bowl", productName: "Folding Bowl", variantName: "Sky Blue", size: null };
  const variants = [...sampleShop.variants, { ...bowl, shortName: null, colorPrimary: "Sky Blue" }];
  const read = (text: string) => readChat(text, { ...sampleShop, variants });
  expect(read("2 תיקים בכחול").items).toMatchObject([{ variantId: "blue", quantity: 2 }]);
  expect(read("1 blue bowl please").items).toMatchObject([{ variantId: "bowl", quantity: 1 }]);
  expect(read("1 blue please")).toMatchObject({ items: [], unclear: ["blue"] });
});

test("CHAT-03 the shop's own messages, address and phone are ignored", () => {
  const text = [
    "[12/11/2026, 14:05:01] Wanderpaw: 2 כחול? תל אביב? 054-5550112",
    "[12/11/2026, 14:05:33] רונית: כתבו לי ל hello@wanderpaw.example או 04-555 0199",
  ].join("\n");
  expect(readChat(text, sampleShop)).toMatchObject({
    items: [],
    email: undefined,
    phone: undefined,
    city: undefined,
    name: { value: "רונית", isSure: false },
  });
});

test("CHAT-01 labels on one line, a German street and a postal code before the city are recognized", () => {
  expect(readChat("שם: פנינה גור. כתובת: הרצל 5 רחובות. טל: 0501112233", sampleShop)).toMatchObject(
    {
      name: { value: "פנינה גור", isSure: true },
      line1: { value: "הרצל 5" },
      city: { value: "רחובות" },
      phone: { value: "0501112233" },
    },
  );
  const text = "Klaus Meyer\nBahnhofstr. 3\n8001 Zürich\nSwitzerland\n2x blue, 1x olive";
  expect(readChat(text, sampleShop)).toMatchObject({
    name: { value: "Klaus Meyer", isSure: false },
    line1: { value: "Bahnhofstr. 3" },
    city: { value: "Zürich" },
    postalCode: { value: "8001" },
    country: { value: "CH" },
  });
});
