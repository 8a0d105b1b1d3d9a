import { CircleAlert } from "lucide-react";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderChange } from "./changes.ts";

const text = orderActions.edit.changed;

/** Changes by another user while a form was open; undefined when none are known. */
export function ChangedNotice({ changes }: { changes: readonly OrderChange[] | undefined }) {
  if (changes === undefined) return null;
  return (
    <div role="alert" className="flex gap-2.5 rounded-sm bg-warn-bg px-3 py-2 text-warn-fg">
      <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-medium">{text.title}</p>
        {changes.length === 0 && <p>{text.other}</p>}
        <ul>
          {changes.map(({ label, was, is }, place) => (
            <li key={place}>
              {label}: {text.was} <bdi>{was || text.nothing}</bdi>, {text.is}{" "}
              <bdi className="font-medium">{is || text.nothing}</bdi>
            </li>
          ))}
        </ul>
        <p className="text-xs">{text.text}</p>
      </div>
    </div>
  );
}
