import { useState } from "react";
import { fitLabels } from "#content/size-chart/fit.ts";
import { sizeChartText } from "#i18n/en/size-chart.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { usePageQuery } from "../parts/use-page-query.ts";
import { checkFit, readMeasures, type Fit, type FitForm } from "./check-fit.ts";
import { Verdict } from "./verdict.tsx";

const text = sizeChartText.fit;
const HEADING_ID = "fit";

/**
 * Three numbers, one verdict. Without scripts the form asks the server, which shows this page with
 * the answer.
 */
export function FitCheck() {
  const sent = usePageQuery();
  const [fit, setFit] = useState<Fit | undefined>(() => getFit(sent));
  return (
    <section aria-labelledby={HEADING_ID} className="rounded-window bg-surface p-5 sm:p-6 lg:p-12">
      <h2 id={HEADING_ID} className="text-2xl">
        {text.heading}
      </h2>
      <p className="mt-3 text-soft">{text.text}</p>
      <form
        action={`${paths.sizeChart}#${HEADING_ID}`}
        className="mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-5"
        onSubmit={(event) => {
          event.preventDefault();
          setFit(getFit(new FormData(event.currentTarget)));
        }}
      >
        {(["weight", "length", "height"] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={text[name]}
            type="number"
            inputMode="decimal"
            min={0.1}
            max={300}
            step="any"
            required
            defaultValue={sent.get(name) ?? ""}
          />
        ))}
        <SelectField name="units" label={text.units} defaultValue={sent.get("units") ?? "metric"}>
          <option value="metric">{text.unitNames.metric}</option>
          <option value="imperial">{text.unitNames.imperial}</option>
        </SelectField>
        <Button type="submit" className="sm:max-lg:col-span-2">
          {text.check}
        </Button>
      </form>
      <div role="status">{fit && <Answer fit={fit} />}</div>
    </section>
  );
}

function Answer({ fit: { suitability, reasons } }: { fit: Fit }) {
  const lines = reasons.map((reason) => fitLabels.reason[reason]);
  return (
    <div className="mt-6 grid justify-items-start gap-3 border-t border-line pt-5">
      <Verdict suitability={suitability} labels={fitLabels.verdict[suitability]} />
      {(lines.length > 0 ? lines : [fitLabels.roomEnough]).map((line) => (
        <p key={line} className="max-w-[48ch]">
          {line}
        </p>
      ))}
    </div>
  );
}

function getFit(form: FitForm): Fit | undefined {
  const measures = readMeasures(form);
  return measures && checkFit(measures);
}
