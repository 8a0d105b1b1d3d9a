import { LOCALE } from "#i18n/language.ts";
import { formatCountry } from "#i18n/format-country.ts";
import { formatShare } from "#i18n/format-he.ts";
import { door } from "#i18n/he/door.ts";
import type { Promises } from "#modules/reviews/door/read-promises.ts";
import { Panel } from "../kit/panel.tsx";

const text = door.promises;

/** For each country, how many customers had nothing to pay. */
export function PromisesPanel({ promises }: { promises: readonly Promises[] }) {
  return (
    <Panel title={text.title}>
      <dl className="flex flex-wrap gap-x-10 gap-y-4 border-t border-line px-5 py-4">
        {promises.map(({ place, answers, paidNothing }) => (
          <div key={place} className="grid content-start gap-1">
            <dt className="text-xs text-soft">{formatCountry(place, LOCALE)}</dt>
            <dd className="text-sm">{text.count(paidNothing, answers)}</dd>
            <dd className="num text-xs text-faint">{formatShare(paidNothing / answers)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
