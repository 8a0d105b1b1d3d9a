import { LOCALE } from "#i18n/language.ts";
import { compareText, formatCountry } from "#i18n/format-country.ts";
import { door as text } from "#i18n/he/door.ts";
import { doorStates } from "#modules/reviews/door/kinds.ts";
import { useListApi } from "../api/use-list-api.ts";
import { createTextReader, defineList } from "../kit/define-list.ts";
import { FilterChips, OptionsSelect } from "../kit/list-filters.tsx";
import { TableScreen } from "../kit/table-screen.tsx";
import { useList } from "../kit/use-list.ts";
import { Page } from "../shell/page.tsx";
import { doorColumns } from "./door-columns.tsx";
import { PromisesPanel } from "./promises-panel.tsx";
import { useLookInto } from "./use-look-into.ts";

const doorList = defineList({
  filters: {
    state: ["all", ...doorStates],
    country: createTextReader(/^[A-Z]{2}$/),
  },
});

/** The answers of customers abroad about payments at the door, and how often nothing was paid. */
export default function DoorPage() {
  const list = useList(doorList);
  const read = useListApi("GET /api/admin/door-answers", list, ({ query }) => ({ query }));
  const look = useLookInto();
  const promises = read.data?.promises ?? [];
  const country = list.field("country");
  return (
    <Page title={text.title}>
      <p className="text-soft">{text.intro}</p>
      {promises.length > 0 && <PromisesPanel promises={promises} />}
      <TableScreen
        list={list}
        read={read}
        rows={read.data?.answers}
        {...text.list}
        filters={
          <>
            <FilterChips
              label={text.filter.state}
              field={list.field("state")}
              labels={{ all: text.filter.all, ...text.states }}
            />
            <OptionsSelect label={text.filter.country} field={country}>
              <option value="">{text.filter.anyCountry}</option>
              {promises
                .map(({ place }) => ({ place, name: formatCountry(place, LOCALE) }))
                .toSorted((a, b) => compareText(a.name, b.name, LOCALE))
                .map(({ place, name }) => (
                  <option key={place} value={place}>
                    {name}
                  </option>
                ))}
            </OptionsSelect>
          </>
        }
        columns={doorColumns(look)}
      />
    </Page>
  );
}
