import type { HowToPay } from "#modules/checkout/how-to-pay.ts";
import { DataText } from "#ui/data-text.tsx";

/** The account to pay to, line by line, to be copied. */
export function AccountFacts({ howToPay: { text, account } }: { howToPay: HowToPay }) {
  return (
    <div className="grid gap-3">
      {text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <dl className="grid gap-x-5 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
        {account.map(({ label, text: value }) => (
          <div key={label} className="sm:contents">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="num font-medium wrap-anywhere">
              <DataText>{value}</DataText>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
