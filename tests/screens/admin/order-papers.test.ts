// Orders on paper: what stands on each kind, and in which language.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { papers } from "#i18n/en/papers.ts";
import { print } from "#i18n/he/print.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, getNumber } from "./order-staff.ts";
import { getButton, untilAt } from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder } = createOrderStaff(shop);

const enterAbroad = () =>
  enterOrder(1, {
    billingAddress: { line1: "Unter den Linden 5", city: "Berlin", country: "DE" },
    note: "stays inside",
  });

const openPapers = (kind: keyof typeof print.kinds, ids: readonly string[]) =>
  shop.open(`/admin/print/orders?kind=${kind}&ids=${ids.join(",")}`, { as: "admin" });

const findPaper = (id: string) => screen.findByRole("article", { name: new RegExp(getNumber(id)) });

test("ORDL-27 a packing slip shows no prices and is printed by its button", async () => {
  const ids = [await enterOrder(), await enterOrder(1, { note: "stays inside" })];
  const ask = vi.fn<() => void>();
  vi.stubGlobal("print", ask);
  const user = await openPapers("packing", ids);
  const [paper = document.body] = await screen.findAllByRole("article");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
  within(paper).getByRole("heading", { name: print.kinds.packing.one });
  expect(paper).toHaveTextContent("WANDERPAW_BACKPACK_BLUE");
  const main = screen.getByRole("main");
  expect(main).not.toHaveTextContent(/[$₪]/);
  expect(main).not.toHaveTextContent("stays inside");
  expect(ask).not.toHaveBeenCalled();
  await user.click(getButton(print.button));
  expect(ask).toHaveBeenCalledOnce();
});

test("ORDL-50 the documents of an order abroad are in English, and staff can choose the other language", async () => {
  const id = await enterAbroad();
  const user = await openPapers("packing", [id]);
  const paper = await findPaper(id);
  within(paper).getByRole("heading", { name: papers.titles.packing });
  expect(paper).not.toHaveTextContent(/[\u0590-\u05FF]/);
  const language = screen.getByRole("combobox", { name: print.language.label });
  await user.selectOptions(language, "he");
  await untilAt(/language=he/);
  const heading = { name: print.kinds.packing.one };
  await waitFor(async () => within(await findPaper(id)).getByRole("heading", heading));
});

test("ORDL-52 a label abroad is in English, a domestic one is not, and an order without an address gets none", async () => {
  const home = await enterOrder();
  const abroad = await enterAbroad();
  const nowhere = await enterOrder(1, { billingAddress: undefined });
  await openPapers("label", [home, abroad, nowhere]);
  const label = await findPaper(abroad);
  expect(label).toHaveTextContent("Germany");
  expect(label).toHaveTextContent(papers.to);
  expect(await findPaper(home)).not.toHaveTextContent(papers.to);
  expect(screen.getAllByRole("article")).toHaveLength(2);
  const gap = await screen.findByRole("listitem");
  expect(gap).toHaveTextContent(getNumber(nowhere));
  expect(gap).toHaveTextContent(print.gaps.no_address);
});

test("ORDL-53 a shipment abroad lists missing customs data, and a domestic one says that no form is needed", async () => {
  const home = await enterOrder();
  const abroad = await enterAbroad();
  await openPapers("customs", [home, abroad]);
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  const gaps = screen.getAllByRole("listitem");
  const getGap = (id: string) => gaps.find((gap) => gap.textContent.includes(getNumber(id)));
  expect(getGap(home)).toHaveTextContent(print.gaps.at_home);
  expect(getGap(abroad)).toHaveTextContent(print.gaps.no_sender);
  expect(screen.queryByRole("article")).toBeNull();
});
