// A visitor in front of the storefront.
import { screen, within } from "@testing-library/dom";
import { shell } from "#i18n/en/shell.ts";

/** The message about what was just done, as soon as it says this. */
export async function findNews(text: string | RegExp): Promise<HTMLElement> {
  const region = await screen.findByRole("region", { name: shell.toast.region });
  await within(region).findByText(text, { exact: false });
  return region;
}

/** The words of a button or link of the page itself, apart from its bar and footer. */
export const getMain = (): HTMLElement => screen.getByRole("main");
