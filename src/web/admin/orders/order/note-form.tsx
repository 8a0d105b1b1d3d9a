import { useId, useState } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import { Form } from "#ui/form.tsx";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Chips } from "../../kit/chips.tsx";
import { useDraftText } from "../../kit/draft-text.ts";

const text = orderActions.note;
const MAX = 2_000;

/**
 * A note for the timeline: for the back office, or for the customer, too. What was typed stays in
 * this tab until it is written.
 */
export function NoteForm({ orderId }: { orderId: string }) {
  const [note, setNote] = useDraftText("order-note", orderId);
  const [readers, setReaders] = useState<"internal" | "visible">("internal");
  const helpId = useId();
  const add = useApiAction("POST /api/admin/orders/:id/notes", {
    failed: text.failed,
    onDone() {
      setNote("");
      // The next one is for the back office again, or something would be told by accident.
      setReaders("internal");
    },
    saved: text.done,
  });
  return (
    <Form
      className="grid gap-2"
      isPending={add.isPending}
      onSubmit={() => {
        if (note.trim() === "") return;
        add.mutate({
          params: { id: orderId },
          body: { note, customerVisible: readers === "visible" },
        });
      }}
    >
      <textarea
        aria-label={text.label}
        aria-describedby={readers === "visible" ? helpId : undefined}
        placeholder={text.placeholder}
        dir="auto"
        rows={2}
        maxLength={MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        className="w-full rounded-sm border border-line-strong bg-surface px-3 py-2 leading-ui placeholder:text-faint hover:border-soft focus-visible:rounded-sm focus-visible:outline-offset-0"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Chips
          label={text.who}
          value={readers}
          choices={[
            { value: "internal", label: text.internal },
            { value: "visible", label: text.visible },
          ]}
          onChoose={setReaders}
        />
        <ActionButton
          type="submit"
          action={add}
          disabledReason={note.trim() === "" ? text.empty : undefined}
          className="ms-auto"
        >
          {text.save}
        </ActionButton>
      </div>
      {readers === "visible" && (
        <p id={helpId} className="text-xs text-info-fg">
          {text.visibleHelp}
        </p>
      )}
    </Form>
  );
}
