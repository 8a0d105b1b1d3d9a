import { toPounds, sizeChart, type BreedRow } from "#content/size-chart.ts";
import { sizeChartText as text } from "#i18n/en/size-chart.ts";
import { Verdict } from "./verdict.tsx";

type BreedTableProps = {
  labels: { readonly heading: string; readonly text: string };
  breeds: readonly BreedRow[];
};

const cell = "py-2.5 pe-3 text-start align-top max-[22rem]:pe-1.5";

/** The breeds of one kind of animal with their usual weight and what it means for the bag. */
export function BreedTable({ labels, breeds }: BreedTableProps) {
  return (
    <section>
      <table className="w-full text-sm leading-ui max-[22rem]:text-xs">
        <caption className="pb-5 text-start">
          <h2 className="text-2xl">{labels.heading}</h2>
          <p className="mt-3 text-md text-soft">{labels.text}</p>
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-xs text-soft">
            {[text.breed, text.weight, text.verdict].map((label) => (
              <th key={label} scope="col" className={`${cell} font-medium`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {breeds.map(({ breed, weightKg: { from, to }, suitability }) => (
            <tr key={breed} className="border-b border-line">
              <th scope="row" className={`${cell} font-medium`}>
                {breed}
              </th>
              <td className={`${cell} num whitespace-nowrap`}>
                {text.kilograms(from, to)}
                <span className="block text-xs text-soft">
                  {text.pounds(toPounds(from), toPounds(to))}
                </span>
              </td>
              <td className="py-2.5 align-top">
                <Verdict suitability={suitability} labels={sizeChart.suitability[suitability]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
