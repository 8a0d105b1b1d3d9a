import { cn22 as text } from "#i18n/en/cn22.ts";
import { addressLines } from "#i18n/address-lines.ts";
import { formatCountry } from "#i18n/format-country.ts";
import { formatMoney } from "#i18n/format.ts";
import type { ReactNode } from "react";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import type { Address } from "#shared/address.ts";
import { DataText } from "#ui/data-text.tsx";
import { DataLines } from "#ui/data-texts.tsx";
import { useContent } from "#web/storefront/content.ts";
import { sumUp, type DeclaredLine } from "./missing-data.ts";

type CustomsSheetProps = {
  order: OrderDetails;
  address: Address;
  /** Complete ones. */
  lines: readonly DeclaredLine[];
};

/** The form CN22 for a shipment abroad, in the languages of the post. */
export function CustomsSheet({ order, address, lines }: CustomsSheetProps) {
  const brand = useContent("brand");
  const total = sumUp(lines);
  return (
    <article
      className="label-sheet customs-sheet flex flex-col gap-2"
      lang="en"
      dir="ltr"
      aria-label={`CN22 ${order.number}`}
    >
      <header className="flex items-start justify-between gap-3 border-b-2 border-line-strong pb-1">
        <h2>
          <Bilingual words={text.title} />
        </h2>
        <p className="text-end">
          <strong className="block">CN 22</strong>
          <Bilingual words={text.mayBeOpened} />
        </p>
      </header>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-0.5">
        {text.kinds.map(({ name, isOurs }) => (
          <li key={name[0]} className="flex items-baseline gap-1.5">
            <span className="grid size-3 flex-none place-items-center self-center border border-line-strong leading-none">
              {isOurs ? "×" : ""}
            </span>
            <span>
              {name[0]} <span lang="fr">/ {name[1]}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-3 border-y border-line py-1.5">
        <Party title={text.sender} name={brand.legalName}>
          <span className="block whitespace-pre-line">
            <DataText>{brand.imprint.postalAddress}</DataText>
          </span>
        </Party>
        <Party title={text.recipient} name={order.customer.name}>
          <DataLines lines={addressLines(address)} />
        </Party>
      </div>
      <table className="customs-table">
        <thead>
          <tr>
            {Object.entries(text.columns).map(([column, label]) => (
              <th key={column} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.quantity} × <DataText>{line.description}</DataText>
              </td>
              <td className="num">{toKilograms(line.weightGrams ?? 0)}</td>
              <td className="num">{line.value && formatMoney(line.value)}</td>
              <td className="num">{line.tariffCode}</td>
              <td>{line.originCountry && formatCountry(line.originCountry)}</td>
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{text.totals}</th>
              <td className="num font-strong">{toKilograms(total.grams)}</td>
              <td colSpan={3} className="num font-strong">
                {formatMoney(total.value)} {total.value.currency}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      <p className="mt-auto text-soft">{text.certificate}</p>
      <footer className="flex items-end gap-2 pt-4">
        <span className="flex-none">{text.signature}</span>
        <span className="grow border-b border-line-strong" />
        <span className="num flex-none">
          {text.order} #{order.number}
        </span>
      </footer>
    </article>
  );
}

function Party({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <section className="min-w-0 wrap-anywhere">
      <h3 className="font-text text-soft [font-size:inherit]">{title}</h3>
      <span className="block font-strong">
        <DataText>{name}</DataText>
      </span>
      {children}
    </section>
  );
}

function Bilingual({ words: [english, french] }: { words: readonly [string, string] }) {
  return (
    <>
      <span className="block">{english}</span>
      <span lang="fr" className="block font-text">
        {french}
      </span>
    </>
  );
}

/** "0.93", for a form that has room for kilograms. */
function toKilograms(grams: number): string {
  return (grams / 1_000).toFixed(3).replace(/0$/, "");
}
