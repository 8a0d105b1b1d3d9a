import { reviews as text } from "#i18n/he/reviews.ts";
import { reviewStates } from "#modules/reviews/kinds.ts";
import { uuidPattern } from "#shared/uuid.ts";
import { useListApi } from "../api/use-list-api.ts";
import { ListFileButton } from "../kit/files/list-file-button.tsx";
import { readText, defineList, createTextReader } from "../kit/define-list.ts";
import { FilterChips, FilterSelect, OptionsSelect } from "../kit/list-filters.tsx";
import { Page } from "../shell/page.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { TableScreen } from "../kit/table-screen.tsx";
import { useList } from "../kit/use-list.ts";
import { reviewColumns } from "./review-columns.tsx";

const stars = ["5", "4", "3", "2", "1"] as const;
const reviewList = defineList({
  filters: {
    q: readText,
    state: ["all", ...reviewStates],
    stars: ["any", ...stars],
    product: createTextReader(uuidPattern),
  },
});
const starLabels = {
  any: text.filter.anyStars,
  5: text.stars(5),
  4: text.stars(4),
  3: text.stars(3),
  2: text.stars(2),
  1: text.stars(1),
};

/** Reviews of customers, the newest first, shown or held. */
export default function ReviewsPage() {
  const list = useList(reviewList);
  const read = useListApi("GET /api/admin/reviews", list, ({ query }) => ({ query }));
  return (
    <Page title={text.title}>
      <p className="text-soft">{text.intro}</p>
      <TableScreen
        list={list}
        read={read}
        rows={read.data?.reviews}
        {...text.list}
        file={<ListFileButton list="reviews" filter={list.query} />}
        filters={
          <>
            <SearchField label={text.search} field={list.field("q")} />
            <FilterChips
              label={text.filter.state}
              field={list.field("state")}
              labels={{ all: text.filter.all, ...text.states }}
            />
            <FilterSelect
              label={text.filter.stars}
              field={list.field("stars")}
              labels={starLabels}
            />
            <OptionsSelect label={text.filter.product} field={list.field("product")}>
              <option value="">{text.filter.anyProduct}</option>
              {read.data?.products.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </OptionsSelect>
          </>
        }
        columns={reviewColumns}
      />
    </Page>
  );
}
