import { Braces } from "lucide-react";
import { useContext } from "react";
import { contentEditor } from "#i18n/he/content-editor.ts";
import { findFieldName } from "#i18n/he/content-fields.ts";
import { Menu, MenuItem, MenuSeparator } from "../../kit/menu.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { FieldsContext } from "./fields-context.ts";

const text = contentEditor.field;

type PlaceholderMenuProps = {
  /** The field that it is for. */
  label: string;
  /** Placeholders that mean something in this text alone. */
  own: readonly string[];
  /** `before` goes before the chosen words and `behind` behind them, or else in their place. */
  onInsert: (before: string, behind?: string) => void;
};

/** Names and numbers that a text may quote, each with its value of today, and its conditions. */
export function PlaceholderMenu({ label, own, onInsert }: PlaceholderMenuProps) {
  const { placeholders } = useContext(FieldsContext);
  const [facts, values] = splitFacts(placeholders);
  const owned = [...new Set(own)].filter((name) => !Object.hasOwn(placeholders, name));
  return (
    <Menu
      label={text.insertInto(label)}
      align="end"
      trigger={
        <ToolButton label={text.insertInto(label)} className="size-8 lg:size-7">
          <Braces aria-hidden className="size-4" />
        </ToolButton>
      }
    >
      {owned.map((name) => (
        <MenuItem key={name} onSelect={() => onInsert(`{${name}}`)}>
          <bdi dir="ltr">{`{${name}}`}</bdi> <span className="text-faint">{text.own}</span>
        </MenuItem>
      ))}
      {owned.length > 0 && <MenuSeparator />}
      {values.map(([name, value]) => (
        <MenuItem key={name} onSelect={() => onInsert(`{${name}}`)}>
          {describePlaceholder(name)}: <bdi className="font-medium">{value}</bdi>
          <bdi dir="ltr" className="block text-xs text-faint">{`{${name}}`}</bdi>
        </MenuItem>
      ))}
      <MenuSeparator />
      {facts.map(([name, value]) => (
        <MenuItem key={name} onSelect={() => onInsert(`{${name}}`, END)}>
          {describeFact(name)}: <span className="font-medium">{text.holds(value !== "")}</span>
          <bdi dir="ltr" className="block text-xs text-faint">{`{${name}}…${END}`}</bdi>
        </MenuItem>
      ))}
    </Menu>
  );
}

const END = "{/if}";
const FACT = "if ";
type Entry = readonly [name: string, value: string];

/** The facts for conditions, and the values to quote. */
function splitFacts(placeholders: Readonly<Record<string, string>>): [Entry[], Entry[]] {
  const all = Object.entries(placeholders);
  const isFact = ([name]: Entry) => name.startsWith(FACT);
  return [all.filter(isFact), all.filter((entry) => !isFact(entry))];
}

/** "if market il" */
function describeFact(name: string): string {
  const [fact = "", code = ""] = name.slice(FACT.length).split(" ");
  if (fact === "market") return text.facts.market(code);
  return fact === "gift" ? text.facts.gift : text.facts.freeShipping;
}

/** "{policies.shippingDays.express.from}": the names of all that it lies in but the first. */
function describePlaceholder(placeholder: string): string {
  const [source = "", ...path] = placeholder.split(".");
  if (path.length === 0) return findFieldName("", source) ?? placeholder;
  const names = path.map((_, at) => findFieldName(source, path.slice(0, at + 1).join(".")));
  return names.map((name, at) => name ?? path[at]).join(", ");
}
