import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { Paper } from "./paper.tsx";

test("WORDS-14 printed documents have the name and the address that the owner entered", () => {
  const brand = { ...delivered.brand, name: "Satchel & Son", email: "hi@satchel.example" };
  const Page = createRoutesStub([
    {
      id: "admin/layout",
      path: "/",
      HydrateFallback: () => null,
      Component: () => <Paper title="1">2</Paper>,
      loader: () => null,
    },
  ]);
  const loaderData = { "admin/layout": { content: { brand } } };
  const html = renderToStaticMarkup(<Page hydrationData={{ loaderData }} />);
  expect(html).toContain("Satchel &amp; Son</bdi>");
  expect(html).toContain("hi@satchel.example");
  expect(html).not.toContain(delivered.brand.name);
});
