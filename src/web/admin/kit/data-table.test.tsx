import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { DataTable } from "./data-table.tsx";

test("A11Y-05 the head of a column is hidden where its cells are, so that it names no others", () => {
  const getCell = () => "1";
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DataTable
        label="Rows"
        rows={[{ id: "a" }]}
        columns={[
          { id: "a", header: "A", cell: getCell, phone: "lead" },
          { id: "b", header: "B", cell: getCell, phone: "hidden" },
          { id: "c", header: "C", cell: getCell, isForWide: true },
        ]}
      />
    </MemoryRouter>,
  );
  const listHidden = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag} [^>]*class="([^"]*)"`, "g"))].map(([, classes = ""]) =>
      ["max-sm:hidden", "sm:in-data-narrow:hidden"].filter((name) =>
        classes.split(" ").includes(name),
      ),
    );
  expect(listHidden("th")).toEqual([[], ["max-sm:hidden"], ["sm:in-data-narrow:hidden"]]);
  expect(listHidden("td")).toEqual(listHidden("th"));
});
