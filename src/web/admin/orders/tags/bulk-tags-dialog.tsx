import { useState } from "react";
import { orderTagTexts as text } from "#i18n/he/order-tags.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { Chips } from "../../kit/chips.tsx";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { parseTag, TagField } from "./tag-field.tsx";
import { useTagging, type TaggingWay } from "./use-tagging.ts";

type BulkTagsDialogProps = { orders: readonly OrderRow[]; onClose: () => void };

/** Adds a tag to all selected orders, or removes one. */
export function BulkTagsDialog({ orders, onClose }: BulkTagsDialogProps) {
  // Those that the dialog was opened for, whatever happens to the list meanwhile.
  const [requested] = useState(orders);
  const [way, setWay] = useState<TaggingWay>("add");
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const tagging = useTagging({ onDone: onClose, onProblem: setProblem });
  const theirs = [...new Set(requested.flatMap(({ tags }) => tags))];
  return (
    <EditDialog
      title={text.title(requested.length)}
      submit={text.save[way]}
      action={tagging.action}
      onClose={onClose}
      onSubmit={() => {
        const read = parseTag(typed);
        setProblem("problem" in read ? read.problem : undefined);
        if ("tag" in read)
          tagging.run(
            way,
            read.tag,
            requested.map(({ id }) => id),
          );
      }}
      typed={typed}
    >
      <TagField
        name="bulk-tag"
        value={typed}
        error={problem}
        offered={way === "remove" ? theirs : undefined}
        onChange={setTyped}
      />
      <Chips
        label={text.way}
        value={way}
        choices={[
          { value: "add", label: text.ways.add },
          { value: "remove", label: text.ways.remove },
        ]}
        onChoose={setWay}
        className="justify-self-start"
      />
    </EditDialog>
  );
}
