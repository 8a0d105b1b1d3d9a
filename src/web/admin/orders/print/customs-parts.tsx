// The parts that both customs forms have.
import { cn22 as text } from "#i18n/en/cn22.ts";
import { formatCountry } from "#i18n/format-country.ts";
import { formatMoney } from "#i18n/format.ts";
import { DataText } from "#ui/data-text.tsx";
import { DataLines } from "#ui/data-texts.tsx";
import { toContents, type CustomsForm } from "./customs-form.ts";

export function CustomsHead({ form: { name } }: { form: CustomsForm }) {
  return (
    <header className="flex items-start justify-between gap-3 border-b-2 border-line-strong pb-1">
      <h2>
        <Bilingual words={text.title} />
      </h2>
      <div className="text-end">
        <strong className="block">{name.replace("CN", "CN ")}</strong>
        <Bilingual words={text.mayBeOpened} />
      </div>
    </header>
  );
}

/** The reasons for sending; this shop sells. */
export function CustomsKinds({ className }: { className: string }) {
  return (
    <ul className={className}>
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
  );
}

export function CustomsParty({ title, lines }: { title: string; lines: readonly string[] }) {
  const [name, ...others] = lines;
  return (
    <section className="min-w-0 wrap-anywhere">
      <h3 className="font-text text-soft [font-size:inherit]">{title}</h3>
      <span className="block font-strong">
        <DataText>{name}</DataText>
      </span>
      <DataLines lines={others} />
    </section>
  );
}

type TableProps = {
  form: CustomsForm;
  columns: Readonly<Record<keyof typeof text.columns, string>>;
  totals: string;
};

/** Its rows, and one row of sums after the last of them. */
export function CustomsTable({ form: { rows, total }, columns, totals }: TableProps) {
  return (
    <table className="customs-table">
      <thead>
        <tr>
          {Object.entries(columns).map(([column, label]) => (
            <th key={column} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td className="wrap-anywhere">
              <DataText>{toContents(row)}</DataText>
            </td>
            <td className="num">{toKilograms(row.grams)}</td>
            <td className="num">{row.value && formatMoney(row.value)}</td>
            <td className="num">{row.tariffCode}</td>
            <td>{row.originCountry && formatCountry(row.originCountry)}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{totals}</th>
            <td className="num font-strong">{toKilograms(total.grams)}</td>
            <td colSpan={3} className="num font-strong">
              {formatMoney(total.value)} {total.value.currency}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

export function CustomsSignature({ label, number }: { label: string; number: string }) {
  return (
    <footer className="flex break-inside-avoid items-end gap-2 pt-4">
      <span className="flex-none">{label}</span>
      <span className="grow border-b border-line-strong" />
      <span className="num flex-none">
        {text.order} #{number}
      </span>
    </footer>
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
