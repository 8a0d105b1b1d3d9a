import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FilterField } from "./use-list.ts";

const PAUSE_MS = 250;

/**
 * The search of a list, which follows the typing: it is made when the typing pauses, and at once on
 * Enter. `data-page-search` is for the shortcut.
 */
export function SearchField({ label, field }: { label: string; field: FilterField }) {
  const { value } = field;
  const [text, setText] = useState(value);
  const [previous, setPrevious] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back, or a cleared filter, changes the address under what is typed here.
  if (previous !== value) {
    setPrevious(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(words: string) {
    clearTimeout(timer.current);
    const requested = words.trim();
    // So that the answer does not rewrite what is being typed.
    setPrevious(requested);
    // Every letter would be a step of Back otherwise.
    if (requested !== value) field.select(requested, { replace: true });
  }

  return (
    <form
      role="search"
      className="relative min-w-40 grow sm:min-w-36 xl:min-w-56"
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-faint"
      />
      <input
        type="search"
        data-page-search
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={200}
        autoComplete="off"
        // Leaving the field applies the search at once; a later one would change another screen.
        onBlur={() => search(text)}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value), PAUSE_MS);
        }}
        className="min-h-11 w-full rounded-sm border border-line bg-surface ps-9 pe-3 placeholder:text-faint hover:border-soft focus-visible:rounded-sm focus-visible:outline-offset-0 lg:min-h-10"
      />
    </form>
  );
}
