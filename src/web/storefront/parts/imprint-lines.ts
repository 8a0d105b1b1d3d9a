import { imprint as text } from "#i18n/en/imprint.ts";
import type { Content } from "#modules/content/documents.ts";
import { telLink } from "#shared/contact-links.ts";
import { parsePhone } from "#shared/phones.ts";

export type ImprintLine = { readonly text: string; readonly to?: string };

/** Lines about the company behind the shop, if the owner has filled them in. Loaders call it. */
export function listImprintLines({ legalName, imprint }: Content["brand"]): ImprintLine[] {
  const { postalAddress, companyNumber, phone, euResponsible } = imprint;
  const lines = [
    ...(postalAddress === "" ? [] : [{ text: postalAddress }]),
    ...(companyNumber === "" ? [] : [{ text: text.companyNumber(companyNumber) }]),
    ...(phone === "" ? [] : [{ text: text.phone(phone), to: telLink(parsePhone(phone) ?? phone) }]),
    ...(euResponsible === "" ? [] : [{ text: text.euResponsible(euResponsible) }]),
  ];
  return lines.length === 0 ? [] : [{ text: legalName }, ...lines];
}
