import { useState } from "react";
import { fitPanel } from "#i18n/en/fit-panel.ts";
import { computeFit, type FitGroup } from "#modules/reviews/compute-fit.ts";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useUnits } from "../parts/units.tsx";
import { checkByWeight, type Breeds, type PetChoice } from "../size-chart/check-by-weight.ts";
import type { Suitability } from "../size-chart/suitability.ts";
import { Verdict } from "../size-chart/verdict.tsx";
import { FitSummary } from "./fit-summary.tsx";

const text = fitPanel;

export type FitPanelProps = {
  breeds: Breeds;
  /** Text of the size chart for each verdict. */
  verdicts: Readonly<Record<Suitability, string>>;
  /** Weight of the heaviest pet that the product carries. */
  maxPetKg: number;
  /** The fit reported by its reviews. */
  fits: readonly FitGroup[];
  /** The slug by which its reviews are found. */
  slug: string;
};

/** A breed, a weight or both, and in one line whether such a pet is light enough. */
export default function FitPanel({ breeds, verdicts, maxPetKg, fits, slug }: FitPanelProps) {
  const unit = useUnits() === "imperial" ? "lb" : "kg";
  const [pet, setPet] = useState<PetChoice>({ breed: "", weight: "", unit });
  const judged = checkByWeight(pet, breeds, maxPetKg);
  const summary = judged && computeFit(fits, judged);
  const set = (change: Partial<PetChoice>) => setPet((before) => ({ ...before, ...change }));
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_5.5rem_5.5rem]">
        <SelectField
          name="pet-breed"
          label={text.breed}
          value={pet.breed}
          onChange={(event) => set({ breed: event.target.value })}
          className="max-sm:col-span-full"
        >
          <option value="">{text.anyBreed}</option>
          {(["dogs", "cats"] as const).map((kind) => (
            <optgroup key={kind} label={text[kind]}>
              {breeds[kind].map(({ breed }) => (
                <option key={breed}>{breed}</option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <TextField
          name="pet-weight"
          label={text.weight}
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          value={pet.weight}
          onChange={(event) => set({ weight: event.target.value })}
        />
        <SelectField
          name="pet-unit"
          label={text.unit}
          value={pet.unit}
          onChange={(event) => set({ unit: event.target.value === "lb" ? "lb" : "kg" })}
        >
          <option value="kg">{text.units.kg}</option>
          <option value="lb">{text.units.lb}</option>
        </SelectField>
      </div>
      <div role="status" className="grid min-h-7 gap-1 text-sm">
        {judged && (
          <p className="flex flex-wrap items-center gap-2">
            <span>
              {text.pet(
                judged.breed ?? text.anyPet,
                judged.weight ?? text.range(judged.usual.from, judged.usual.to, pet.unit),
              )}
            </span>
            <Verdict suitability={judged.suitability} labels={verdicts[judged.suitability]} />
          </p>
        )}
        {summary && <FitSummary summary={summary} unit={pet.unit} slug={slug} />}
      </div>
    </div>
  );
}
