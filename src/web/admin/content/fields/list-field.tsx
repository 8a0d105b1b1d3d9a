import { Plus } from "lucide-react";
import { useContext, useEffect, useRef, useState } from "react";
import { formatDay } from "#i18n/format-he.ts";
import { contentEditor } from "#i18n/he/content-editor.ts";
import { countries as countriesText } from "#i18n/he/countries.ts";
import { type Field, type FieldPath, joinPath } from "#modules/content/fields.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { getBlankItem, getAt } from "../editor/data.ts";
import { formatCountries } from "../../kit/format-countries.ts";
import { FieldsContext, getFieldId, useField } from "./fields-context.ts";
import { ListItem } from "./list-item.tsx";
import { loadLater } from "../../kit/load-later.tsx";

const CountriesField = loadLater(
  async () => (await import("./countries-field.tsx")).CountriesField,
);

/** The fields that are tried first for the name of an item. */
const telling = ["heading", "question", "title", "name", "breed", "animal", "label", "location"];

const MAX_NAME = 60;

/** Name of a list item: its first words, or else its place. */
function getItemName(field: Field, item: unknown, at: number): string {
  const words = (field.kind === "group" ? findWords(field, item) : item) ?? "";
  const name = typeof words === "string" ? words.trim() : "";
  if (name === "") return contentEditor.list.item(at + 1);
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).trimEnd()}…` : name;
}

function findWords(field: Extract<Field, { readonly kind: "group" }>, item: unknown): unknown {
  const names = Object.entries(field.fields).flatMap(([name, { kind }]) =>
    kind === "line" || kind === "text" ? name : [],
  );
  const name = telling.find((it) => names.includes(it)) ?? names[0];
  return name === undefined ? formatRule(item) : getAt(item, name);
}

/** A rule of some countries is named after them, and the day from which it holds. */
function formatRule(item: unknown): string | undefined {
  const [countries, from] = [getAt(item, "countries"), getAt(item, "from")];
  if (!Array.isArray(countries) || typeof from !== "string") return undefined;
  const shown = formatCountries(countries.map(String));
  return from === "" ? shown : countriesText.from(shown, formatDay(from));
}

const text = contentEditor.list;

type List = Extract<Field, { readonly kind: "list" }>;
type ListFieldProps = { field: List; path: FieldPath; value: unknown };

/** A list: of countries as one field, of other items one below the other. */
export function ListField(props: ListFieldProps) {
  return props.field.of.kind === "country" ? (
    <CountriesField path={props.path} value={props.value} />
  ) : (
    <ItemsField {...props} />
  );
}

/** A list whose items can be added, taken away and moved, by buttons alone. */
function ItemsField({ field, path, value }: ListFieldProps) {
  const { label, isReadOnly } = useField(path);
  const { change } = useContext(FieldsContext);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [news, setNews] = useState("");
  const focusOn = useRef<string>(undefined);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (focusOn.current === undefined) return;
    box.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = undefined;
  });

  function move(from: number, to: number) {
    const moved = items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
    change(path, moved);
    setOpened(new Set([...opened].map((at) => (at === from ? to : at === to ? from : at))));
    setNews(text.moved(getItemName(field.of, items[from], from), to + 1));
    focusOn.current = `[data-move="${path} ${to} ${to < from ? "up" : "down"}"]`;
  }
  function remove(at: number) {
    change(path, items.toSpliced(at, 1));
    setOpened(new Set([...opened].flatMap((it) => (it === at ? [] : it > at ? it - 1 : it))));
    setNews(text.removed(getItemName(field.of, items[at], at)));
    focusOn.current = `[data-add="${path}"]`;
  }
  function add() {
    change(path, [...items, getBlankItem(field.of, items)]);
    setOpened(new Set([...opened, items.length]));
    focusOn.current = `[id^="${getFieldId(joinPath(path, items.length))}"]:is(input, textarea, select)`;
  }
  function toggle(at: number) {
    setOpened(new Set(opened.has(at) ? [...opened].filter((it) => it !== at) : [...opened, at]));
  }

  return (
    <fieldset ref={box} id={getFieldId(path)} className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-medium">
        {/* One that is a section of its own has its name above already. */}
        <span className={path.includes(".") ? undefined : "sr-only"}>{label}</span>{" "}
        <span className="font-text text-xs text-faint">{text.count(items.length)}</span>
      </legend>
      {items.length === 0 && <p className="text-xs text-faint">{text.empty}</p>}
      {items.length > 0 && (
        <ol className="grid gap-2">
          {items.map((item, at) => (
            <ListItem
              // Its place: what is typed is held above, and a moved item takes its focus along.
              key={at}
              field={field.of}
              path={joinPath(path, at)}
              value={item}
              name={getItemName(field.of, item, at)}
              isOpen={opened.has(at)}
              isFirst={at === 0}
              isLast={at === items.length - 1}
              onToggle={() => toggle(at)}
              onMove={(by) => move(at, at + by)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      {!isReadOnly && (
        <span>
          <ActionButton
            data-add={path}
            disabledReason={items.length < field.max ? undefined : text.full(field.max)}
            onClick={add}
          >
            <Plus aria-hidden className="size-4" />
            {text.add(label)}
          </ActionButton>
        </span>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </fieldset>
  );
}
