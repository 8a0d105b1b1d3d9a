import { X } from "lucide-react";
import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { products } from "#i18n/he/products.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { addTags } from "./tags.ts";

const text = products.form;

type TagsInputProps = {
  name: string;
  tags: readonly string[];
  error: string | undefined;
  onChange: (tags: readonly string[]) => void;
};

/**
 * Words one by one: Enter or a comma adds what is typed, Backspace in the empty field takes the
 * last one back.
 */
export function TagsInput({ name, tags, error, onChange }: TagsInputProps) {
  const [typed, setTyped] = useState("");

  function add(words: string) {
    onChange(addTags(tags, words));
    setTyped("");
  }

  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <TextInput
          name={name}
          label={text.tags}
          optionalHint={admin.dialog.optional}
          help={text.tagsHelp}
          error={error}
          className="grow"
          value={typed}
          maxLength={200}
          onChange={({ target }) =>
            target.value.includes(",") ? add(target.value) : setTyped(target.value)
          }
          onKeyDown={(event) => {
            // Enter also ends a word of an input method, which is not yet typed then.
            if (event.nativeEvent.isComposing) return;
            if (event.key === "Enter") {
              // Here Enter adds; the product is not sent by it.
              event.preventDefault();
              add(typed);
            } else if (event.key === "Backspace" && typed === "") {
              onChange(tags.slice(0, -1));
            }
          }}
          // Anyone who goes on to the next field means the word that stands there.
          onBlur={() => typed.trim() !== "" && add(typed)}
        />
        <ActionButton className="mt-6.5" onClick={() => add(typed)}>
          {text.addTag}
        </ActionButton>
      </div>
      {tags.length > 0 && (
        <ul aria-label={text.tags} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex items-center rounded-xs bg-mute-bg ps-2.5 text-xs text-mute-fg"
            >
              <bdi>{tag}</bdi>
              <button
                type="button"
                aria-label={text.removeTag(tag)}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
                className="grid size-9 place-items-center rounded-xs hover:text-text lg:size-7"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
