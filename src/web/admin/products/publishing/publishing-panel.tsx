import { Archive, CalendarClock, Eye, PencilLine } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { publishing as text } from "#i18n/he/publishing.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import type { MissingPart } from "#modules/catalog/publishing.ts";
import { DataText } from "#ui/data-text.tsx";
import { ActionButton } from "../../kit/action-button.tsx";
import { Panel } from "../../kit/panel.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { StateTag } from "./state-tag.tsx";
import { useStates } from "./use-states.ts";

/** Whether the shop shows a product, what it lacks for that, and what can be done about it. */
export function PublishingPanel({ product }: { product: AdminProduct }) {
  const { id, state, publishAt } = product;
  const states = useStates("products");
  const { action } = states;
  const [isScheduling, setScheduling] = useState(false);
  return (
    <Panel title={text.title} note={<StateTag state={state} publishAt={publishAt} />}>
      <div className="grid gap-3 px-5 pb-4">
        <p className="text-xs text-soft">{text.stateText[state]}</p>
        <Missing product={product} />
        <div className="flex flex-wrap gap-2">
          {state !== "live" && (
            <ActionButton
              tone="main"
              action={action}
              onClick={() => states.set(id, { state: "live" })}
            >
              <Eye aria-hidden className="size-4" />
              {text.actions.live}
            </ActionButton>
          )}
          {state !== "live" && (
            <ActionButton
              call="PUT /api/admin/products/:id/state"
              onClick={() => setScheduling(true)}
            >
              <CalendarClock aria-hidden className="size-4" />
              {text.actions.scheduled}
            </ActionButton>
          )}
          {state !== "draft" && (
            <ActionButton action={action} onClick={() => states.set(id, { state: "draft" })}>
              <PencilLine aria-hidden className="size-4" />
              {text.actions.draft}
            </ActionButton>
          )}
          {state !== "archived" && (
            <ActionButton
              tone="quiet"
              action={action}
              onClick={() => states.set(id, { state: "archived" })}
            >
              <Archive aria-hidden className="size-4" />
              {text.actions.archived}
            </ActionButton>
          )}
        </div>
      </div>
      {isScheduling && (
        <ScheduleDialog kind="products" subject={product} onClose={() => setScheduling(false)} />
      )}
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
