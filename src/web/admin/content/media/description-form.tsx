import { useState } from "react";
import { images as text } from "#i18n/he/images.ts";
import { MAX_ALT } from "#modules/media/image-names.ts";
import type { LibraryImage } from "#modules/media/admin/contract.ts";
import { Form } from "#ui/form.tsx";
import { useMissingRight } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { TextAreaInput } from "../../kit/fields.tsx";
import { useUnsaved } from "../../kit/leave-guard.tsx";
import { FocusField } from "./focus-field.tsx";

/** Form for the description of an image in both languages, and its focus point. */
export function DescriptionForm({ image }: { image: LibraryImage }) {
  const { address } = image;
  const saved = toDraft(image);
  const [draft, setDraft] = useState(saved);
  const [loaded, setLoaded] = useState(saved);
  const isChanged = !isSame(draft, loaded);
  // Another user has described it meanwhile; the typed text stays.
  if (!isSame(saved, loaded) && !isChanged) {
    setLoaded(saved);
    setDraft(saved);
  }
  const save = useApiAction("PATCH /api/admin/pictures", {
    failed: text.notSaved,
    onDone(now) {
      setLoaded(toDraft(now));
      setDraft(toDraft(now));
    },
    saved: text.saved,
  });
  useUnsaved(isChanged && !save.isPending);
  const isReadOnly = useMissingRight({ action: save }) !== undefined;
  return (
    <Form
      className="grid gap-4"
      isPending={save.isPending}
      onSubmit={() => save.mutate({ body: { address, ...draft } })}
    >
      <FocusField
        address={address}
        focus={draft}
        isReadOnly={isReadOnly}
        onChange={(focus) => setDraft({ ...draft, ...focus })}
      />
      <TextAreaInput
        name="image-alt-en"
        label={text.altEn}
        help={text.altHelp}
        lang="en"
        rows={3}
        maxLength={MAX_ALT}
        readOnly={isReadOnly}
        value={draft.altEn}
        onChange={({ target }) => setDraft({ ...draft, altEn: toLine(target.value) })}
      />
      <TextAreaInput
        name="image-alt-he"
        label={text.altHe}
        rows={2}
        maxLength={MAX_ALT}
        readOnly={isReadOnly}
        value={draft.altHe}
        onChange={({ target }) => setDraft({ ...draft, altHe: toLine(target.value) })}
      />
      <ActionButton type="submit" tone="main" action={save}>
        {text.save}
      </ActionButton>
    </Form>
  );
}

function toDraft({ altEn, altHe, focusX, focusY }: LibraryImage) {
  return { altEn: altEn ?? "", altHe: altHe ?? "", focusX, focusY };
}

type Draft = ReturnType<typeof toDraft>;
const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other);

/** Pasted line breaks become spaces. */
const toLine = (typed: string) =>
  typed.includes("\n")
    ? typed
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean)
        .join(" ")
    : typed;
