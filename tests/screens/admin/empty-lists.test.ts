// Returns and reviews of a shop that has none yet.
import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { returns } from "#i18n/he/returns.ts";
import { reviews } from "#i18n/he/reviews.ts";
import { startScreenShop } from "../screen-shop.ts";

const shop = await startScreenShop();

async function expectEmpty(
  path: string,
  query: string,
  { title, list }: typeof returns | typeof reviews,
): Promise<void> {
  await shop.open(path, { as: "admin" });
  await screen.findByText(list.none.title);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  await shop.goTo(path + query);
  await screen.findByText(list.filtered.title);
}

test("RETURN-10 the empty list of returns, and a search without results, say so", () =>
  expectEmpty("/admin/returns", "?q=no-such-return", returns));

test("REVIEW-13 the empty list of reviews, and a search without results, say so", () =>
  expectEmpty("/admin/reviews", "?state=held&stars=1", reviews));
