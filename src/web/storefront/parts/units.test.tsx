import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Units } from "./units.tsx";

const renderText = (text: string) =>
  renderToStaticMarkup(<Units>{text}</Units>).replaceAll(/<[^>]*>/g, "");

test("SHELL-73 a measure in both systems is written in both orders, and everything else stays as it is", () => {
  expect(renderText("Up to 10 kg (22 lb).")).toBe("Up to 10 kg (22 lb)22 lb (10 kg).");
  expect(renderText("46 × 30 × 20 cm (18.1 × 11.8 × 7.9 in)")).toBe(
    "46 × 30 × 20 cm (18.1 × 11.8 × 7.9 in)18.1 × 11.8 × 7.9 in (46 × 30 × 20 cm)",
  );
  for (const text of ["5 g", "12 months (factory)", "", "<b>5 kg</b>"])
    expect(renderToStaticMarkup(<Units>{text}</Units>)).toBe(renderToStaticMarkup(<>{text}</>));
});

test("SHELL-73 several measures in one text are each written in both orders", () => {
  expect(renderText("2–5 cm (1–2 in) and 4 kg (9 lb)")).toBe(
    "2–5 cm (1–2 in)1–2 in (2–5 cm) and 4 kg (9 lb)9 lb (4 kg)",
  );
});

test("SHELL-73 a weight in grams alone is written in pounds and ounces, too", () => {
  expect(renderText("930 g")).toBe("930 g (2 lb 1 oz)2 lb 1 oz (930 g)");
  expect(renderText("It weighs 90 g.")).toBe("It weighs 90 g (3 oz)3 oz (90 g).");
  expect(renderText("454 g")).toBe("454 g (1 lb 0 oz)1 lb 0 oz (454 g)");
});

test("SHELL-80 centimetres alone stay so, and are inches first for a visitor from the United States", () => {
  expect(renderText("Add 2–5 cm.")).toBe("Add 2–5 cm0.8–2 in (2–5 cm).");
  expect(renderText("Compare with 46 × 30 × 20 cm.")).toBe(
    "Compare with 46 × 30 × 20 cm18.1 × 11.8 × 7.9 in (46 × 30 × 20 cm).",
  );
  expect(renderText("wide (30 cm).")).toBe("wide (30 cm11.8 in, 30 cm).");
  const weight = renderToStaticMarkup(<Units isSentence>It weighs 930 g.</Units>);
  expect(weight.replaceAll(/<[^>]*>/g, "")).toBe("It weighs 930 g2 lb 1 oz (930 g).");
  const label = renderToStaticMarkup(<Units isLabel>30 cm wide</Units>);
  expect(label.replaceAll(/<[^>]*>/g, "")).toBe("30 cm11.8 in wide");
});
