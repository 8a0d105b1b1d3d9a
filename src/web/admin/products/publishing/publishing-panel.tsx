import { Link } from "react-router";
import { publishing as text } from "#i18n/he/publishing.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import type { MissingPart } from "#modules/catalog/publishing.ts";
import { DataText } from "#ui/data-text.tsx";
import { Panel } from "../../kit/panel.tsx";
import { StateControl } from "./state-control.tsx";

/** The control that shows a product, and what it lacks for that. */
export function PublishingPanel({ product }: { product: AdminProduct }) {
  return (
    <Panel title={text.title} note={<StateControl kind="products" subject={product} />}>
      <div className="grid gap-3 px-5 pb-4">
        <p className="text-xs text-soft">{text.stateText[product.state]}</p>
        <Missing product={product} />
      </div>
    </Panel>
  );
}

/** Missing parts of the product and of its variants, each with a link to where it is added. */
function Missing({ product: { missing, variants } }: { product: AdminProduct }) {
  const incomplete = variants.filter((it) => it.state !== "archived" && it.missing.length > 0);
  if (missing.length === 0 && incomplete.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-sm bg-warn-bg px-3 py-2 text-xs text-warn-fg">
      <p className="font-medium">{text.missingTitle}</p>
      <ul className="grid list-disc gap-1 ps-4">
        {missing.map((part) => (
          <li key={part}>
            <MissingLink part={part} />
          </li>
        ))}
        {incomplete.map((variant) => (
          <li key={variant.id}>
            <DataText className="wrap-anywhere">{variant.variantName}</DataText>:{" "}
            {variant.missing.map((part, index) => (
              <span key={part}>
                {index > 0 && ", "}
                <MissingLink part={part} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

const tabQueries: Readonly<Record<MissingPart, string>> = {
  missing_picture: "?tab=images",
  missing_price: "?tab=variants",
  missing_description: "?",
  missing_variant: "?tab=variants",
};

const MissingLink = ({ part }: { part: MissingPart }) => (
  <Link to={tabQueries[part]} className="text-warn-fg underline">
    {text.missing[part]}
  </Link>
);
