import { useState } from "react";
import { sizeChartText } from "#i18n/en/size-chart.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { paths } from "#web/paths.ts";
import { useContent } from "../content.ts";
import { Units, useUnits } from "../parts/units.tsx";
import { usePageQuery } from "../parts/use-page-query.ts";
import {
  checkFit,
  getReasons,
  readMeasures,
  type Fit,
  type FitForm,
  type RoomyCarrier,
} from "./check-fit.ts";
import { Verdict } from "./verdict.tsx";

const text = sizeChartText.fit;
const HEADING_ID = "fit";

/**
 * The fit check by three measures. Without scripts the form is sent to the server, which shows this
 * page with the result.
 */
export function FitCheck({ carriers }: { carriers: readonly RoomyCarrier[] }) {
  const sent = usePageQuery();
  const own = useUnits();
  const [answer, setAnswer] = useState<FitAnswer | undefined>(() => getAnswer(sent, carriers));
  if (carriers.length === 0) return null;
  return (
    <section aria-labelledby={HEADING_ID} className="rounded-window bg-surface p-5 sm:p-6 lg:p-12">
      <h2 id={HEADING_ID} className="text-2xl">
        {text.heading}
      </h2>
      <p className="mt-3 text-soft">{text.text}</p>
      <form
        action={`${paths.sizeChart}#${HEADING_ID}`}
        className="mt-6 grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-5"
        onSubmit={(event) => {
          event.preventDefault();
          setAnswer(getAnswer(new FormData(event.currentTarget), carriers));
        }}
      >
        {carriers.length > 1 && (
          <SelectField
            name="carrier"
            label={text.carrier}
            defaultValue={sent.get("carrier") ?? carriers[0]?.slug}
            className="col-span-full"
          >
            {carriers.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
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
        <SelectField
          key={own}
          name="units"
          label={text.units}
          defaultValue={sent.get("units") ?? own}
        >
          <option value="metric">{text.unitNames.metric}</option>
          <option value="imperial">{text.unitNames.imperial}</option>
        </SelectField>
        <Button type="submit" className="sm:max-lg:col-span-2">
          {text.check}
        </Button>
      </form>
      <div role="status">{answer && <Answer {...answer} />}</div>
    </section>
  );
}

type FitAnswer = { readonly fit: Fit; readonly carrier: RoomyCarrier };

function Answer({ fit, carrier }: FitAnswer) {
  const words = useContent("size-chart").fit;
  const { suitability } = fit;
  return (
    <div className="mt-6 grid justify-items-start gap-3 border-t border-line pt-5">
      <Verdict suitability={suitability} labels={words.verdict[suitability]} />
      {getReasons(fit, carrier, words).map((line) => (
        <p key={line} className="max-w-[48ch]">
          <Units>{line}</Units>
        </p>
      ))}
    </div>
  );
}

/** Of the carrier that the form names, else of the first. */
function getAnswer(form: FitForm, carriers: readonly RoomyCarrier[]): FitAnswer | undefined {
  const measures = readMeasures(form);
  const carrier = carriers.find(({ slug }) => slug === form.get("carrier")) ?? carriers[0];
  return measures && carrier && { fit: checkFit(measures, carrier), carrier };
}
