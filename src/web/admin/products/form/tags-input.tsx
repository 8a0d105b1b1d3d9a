import { X } from "lucide-react";
import { useState } from "react";
import { products } from "#i18n/he/products.ts";
import { DataText } from "#ui/data-text.tsx";
import { ActionButton } from "../../kit/action-button.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { Clash, getShell } from "../../kit/record-field.tsx";
import type { ProductForm } from "./product-draft.ts";
import { addTags } from "./tags.ts";

const text = products.form;

/**
 * Words one by one: Enter or a comma adds what is typed, Backspace in the empty field takes the
 * last one back.
 */
export function TagsInput({ form }: { form: ProductForm }) {
  const [typed, setTyped] = useState("");
  const { tags } = form.draft;
  const change = (changed: string[]) => form.change({ tags: changed });

  function add(words: string) {
    change(addTags(tags, words));
    setTyped("");
  }

  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <TextInput
          {...getShell(form, "tags")}
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
              change(tags.slice(0, -1));
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
        <ul aria-label={products.fields.tags.label} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex items-center rounded-xs bg-mute-bg ps-2.5 text-xs text-mute-fg"
            >
              <DataText>{tag}</DataText>
              <button
                type="button"
                aria-label={text.removeTag(tag)}
                onClick={() => change(tags.filter((other) => other !== tag))}
                className="grid size-9 place-items-center rounded-xs hover:text-text lg:size-7"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Clash form={form} name="tags" saved={form.merging?.saved.tags.join(", ")} />
    </div>
  );
}
