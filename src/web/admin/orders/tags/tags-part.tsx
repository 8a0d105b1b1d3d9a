import { X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { orderTagTexts as text } from "#i18n/he/order-tags.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { DataText } from "#ui/data-text.tsx";
import { Form } from "#ui/form.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { useMissingRight } from "../../api/abilities.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Part } from "../../kit/page-part.tsx";
import { parseTag, TagField } from "./tag-field.tsx";
import { useTagging } from "./use-tagging.ts";

/** The tags of an open order: each leads to all orders that have it, and can be taken away. */
export function TagsPart({ order: { id, tags } }: { order: OrderDetails }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const tagging = useTagging({
    onDone: () => {
      setTyped("");
      setProblem(undefined);
    },
    onProblem: setProblem,
  });
  const { action } = tagging;
  const mayWrite = useMissingRight({ action }) === undefined;
  return (
    <Part title={text.label}>
      {tags.length > 0 && (
        <ul aria-label={text.label} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex max-w-full items-center rounded-xs bg-mute-bg text-xs text-mute-fg"
            >
              <Link
                to={{ pathname: adminPaths.orders, search: `?tag=${encodeURIComponent(tag)}` }}
                aria-label={text.find(tag)}
                className="min-w-0 px-2.5 py-1.5 text-mute-fg no-underline hover:underline"
              >
                <DataText className="wrap-anywhere">{tag}</DataText>
              </Link>
              {mayWrite && (
                <button
                  type="button"
                  aria-label={text.remove(tag)}
                  title={text.remove(tag)}
                  onClick={() => !action.isPending && tagging.run("remove", tag, [id])}
                  className="grid size-11 flex-none place-items-center rounded-xs hover:text-text lg:size-7"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <Form
          isPending={action.isPending}
          onSubmit={() => {
            const read = parseTag(typed);
            setProblem("problem" in read ? read.problem : undefined);
            if ("tag" in read) tagging.run("add", read.tag, [id]);
          }}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
        >
          <TagField name="order-tag" value={typed} error={problem} onChange={setTyped} />
          <ActionButton type="submit" action={action} className="mt-6.5">
            {text.add}
          </ActionButton>
        </Form>
      )}
    </Part>
  );
}
