import { formatCountry } from "#i18n/format-country.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import type { Address } from "#shared/address.ts";
import { homeCountry } from "#shared/home-country.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { DataLines } from "#ui/data-texts.tsx";
import { useContent } from "#web/storefront/content.ts";
import { usePaper } from "./paper-language.tsx";
import { getBars } from "./code39.ts";

/** Letters of an address that fill a label in large type. */
const LONG_ADDRESS = 110;

/** The delivery address in large type, and the return address. */
export function LabelSheet({ order, address }: { order: OrderDetails; address: Address }) {
  const { lang, words, formatAddressLines } = usePaper();
  const brand = useContent("brand");
  const { imprint } = brand;
  const { name, phone, dial } = order.customer;
  const isAbroad = address.country !== homeCountry;
  // The country stands by itself, and at home nowhere.
  const lines = formatAddressLines(address).slice(0, -1);
  const isLong = [name, ...lines].join("").length > LONG_ADDRESS;
  return (
    <article
      className="label-sheet flex flex-col"
      lang={lang}
      dir={lang === "he" ? "rtl" : "ltr"}
      aria-label={`${words.titles.label} ${order.number}`}
    >
      <section className="border-b-2 border-line-strong pb-2">
        <h3 className="text-xs font-text text-soft">{words.from}</h3>
        <p>
          <DataText>{brand.legalName}</DataText>
        </p>
        <DataLines lines={imprint.postalAddress.trim().split("\n")} />
        {imprint.phone !== "" && (
          <p className="num">
            <bdi dir="ltr">{imprint.phone}</bdi>
          </p>
        )}
      </section>
      <section className={joinClassNames("label-address grow py-4", isLong && "is-long")}>
        <h3 className="mb-1 text-xs font-text text-soft">{words.to}</h3>
        <strong className="block wrap-anywhere">
          <DataText>{name}</DataText>
        </strong>
        <address className="wrap-anywhere not-italic">
          <DataLines lines={lines} />
          {isAbroad && (
            <span lang="en" className="mt-2 block font-strong uppercase">
              <bdi>{formatCountry(address.country)}</bdi>
            </span>
          )}
        </address>
        {phone !== null && (
          <p className="mt-3 text-sm">
            {words.phone}{" "}
            <bdi dir="ltr" className="num">
              {dial ?? phone}
            </bdi>
          </p>
        )}
      </section>
      <section className="grid justify-items-center gap-1 border-t-2 border-line-strong pt-3">
        <OrderBarcode number={order.number} />
        <p>
          {words.order}{" "}
          <bdi dir="ltr" className="num font-strong">
            #{order.number}
          </bdi>
        </p>
      </section>
    </article>
  );
}

/** An order's number for a scanner, which types it into the search. */
function OrderBarcode({ number }: { number: string }) {
  const code = getBars(number);
  if (code === undefined) return null;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${code.width} 28`}
      preserveAspectRatio="none"
      className="h-[14mm] w-[76mm] fill-text"
    >
      {code.bars.map(({ x, width }) => (
        <rect key={x} x={x} y="0" width={width} height="28" />
      ))}
    </svg>
  );
}
