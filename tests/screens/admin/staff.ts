// A member of staff in front of the back office.
import { screen, within } from "@testing-library/dom";
import { admin } from "#i18n/he/admin.ts";

/** The button of exactly this name. */
export const getButton = (name: string, part: HTMLElement = document.body): HTMLElement =>
  within(part).getByRole("button", { name });

/** The message about what was just done, as soon as it says this. */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  const region = await screen.findByRole("region", { name: admin.toast.region });
  await within(region).findByText(text);
  return region;
}

/** The open dialog of this name. */
export const findDialog = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole("dialog", { name });
