import { Link } from "react-router";
import { reviews as text } from "#i18n/he/reviews.ts";
import type { ReviewRow } from "#modules/reviews/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { Stars } from "#ui/stars.tsx";
import { Tag } from "#ui/tag.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { defineColumns } from "../kit/define-columns.tsx";
import { StateTag } from "./review-labels.tsx";

export const reviewColumns = defineColumns<ReviewRow, typeof text.columns>(text.columns, {
  review: {
    phone: "lead",
    cell: (row) => (
      <span className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <Link to={adminPaths.review(row.id)} className="link min-w-0 wrap-anywhere">
            <DataText>{row.title ?? row.authorName}</DataText>
          </Link>
          {row.isAnswered && <Tag tone="info">{text.answered}</Tag>}
          {row.photos > 0 && <Tag>{text.photos(row.photos)}</Tag>}
        </span>
        {row.body !== null && (
          <DataText as="span" className="line-clamp-2 max-w-[48ch] text-soft wrap-anywhere">
            {row.body}
          </DataText>
        )}
      </span>
    ),
  },
  stars: { cell: ({ stars }) => <Stars rating={stars} label={text.stars(stars)} /> },
  product: {
    cell: ({ productName, variantName }) => (
      <span className="grid">
        <DataText>{productName}</DataText>
        {variantName !== null && <DataText className="text-xs text-soft">{variantName}</DataText>}
      </span>
    ),
  },
  state: { phone: "side", cell: (row) => <StateTag {...row} /> },
  createdAt: "moment",
});
