import { sizeChartText as text } from "#i18n/en/size-chart.ts";
import { useContent } from "../content.ts";
import { getSuitability, toPounds, type WeightRange } from "./suitability.ts";
import { Verdict } from "./verdict.tsx";

type BreedTableProps = {
  kind: "dogs" | "cats";
  /** Weight of the heaviest pet that the backpack carries. */
  maxPetKg: number;
};

const cell = "py-2.5 pe-3 text-start align-top max-[22rem]:pe-1.5";

/** The breeds of one kind of animal with their usual weight and what it means for the backpack. */
export function BreedTable({ kind, maxPetKg }: BreedTableProps) {
  const { [kind]: labels, suitability } = useContent("size-chart");
  const checkWeight = (weightKg: WeightRange) => {
    const verdict = getSuitability(weightKg, maxPetKg);
    return { suitability: verdict, labels: suitability[verdict] };
  };
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
          {labels.breeds.map(({ breed, weightKg }) => (
            <tr key={breed} className="border-b border-line">
              <th scope="row" className={`${cell} font-medium`}>
                {breed}
              </th>
              <td className={`${cell} num whitespace-nowrap`}>
                {text.kilograms(weightKg.from, weightKg.to)}
                <span className="block text-xs text-soft">
                  {text.pounds(toPounds(weightKg.from), toPounds(weightKg.to))}
                </span>
              </td>
              <td className="py-2.5 align-top">
                <Verdict {...checkWeight(weightKg)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
