import { shell } from "#i18n/en/shell.ts";
import type { Content } from "#modules/content/documents.ts";
import { telLink } from "#shared/contact-links.ts";

const text = shell.footer.imprint;

/** Who keeps the shop, as far as the owner has said so; nothing while nothing is said. */
export function Imprint({ brand: { legalName, imprint } }: { brand: Content["brand"] }) {
  const { postalAddress, companyNumber, phone, euResponsible } = imprint;
  if ([postalAddress, companyNumber, phone, euResponsible].every((each) => each === "")) return null;
  return (
    <address className="mt-2 grid max-w-[40ch] gap-2 text-soft not-italic wrap-anywhere">
      <span className="whitespace-pre-line">
        {[legalName, postalAddress].filter((each) => each !== "").join("\n")}
      </span>
      {companyNumber !== "" && (
        <span>
          {text.companyNumber}: <span className="num">{companyNumber}</span>
        </span>
      )}
      {phone !== "" && (
        <span>
          {text.phone}:{" "}
          <a href={telLink(phone)} className="link num inline-block py-2.5">
            {phone}
          </a>
        </span>
      )}
      {euResponsible !== "" && (
        <span className="whitespace-pre-line">
          {text.euResponsible}: {euResponsible}
        </span>
      )}
    </address>
  );
}
