import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { admin } from "#i18n/he/admin.ts";
import { products } from "#i18n/he/products.ts";
import { attributeTypes } from "#modules/catalog/admin-names.ts";
import type { Attribute } from "#modules/catalog/product.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { Options } from "#ui/options.tsx";
import { ActionButton } from "../../kit/action-button.tsx";
import { SelectInput, TextInput } from "../../kit/fields.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { moveItem } from "../product/images/move-image.ts";
import { Clash, getFieldProblem } from "../../kit/record-field.tsx";
import type { ProductForm } from "./product-draft.ts";

const text = products.form;
/** The first three have their names above them. */
const columns = "gap-x-2 sm:grid-cols-[1fr_1.5fr_8rem_8.5rem]";
const newAttribute: Attribute = { name: "", value: "", type: "text" };

/**
 * Facts about a product in the order in which they are shown: a name, a value, and what kind of
 * value it is.
 */
export function AttributeFields({ form }: { form: ProductForm }) {
  const rows = useRef<HTMLDivElement>(null);
  const { attributes } = form.draft;
  const getError = (index: number, part: "name" | "value") =>
    getFieldProblem(form, "attributes", `${index}.${part}`);
  const onChange = (changed: readonly Attribute[]) => form.change({ attributes: [...changed] });
  const change = (index: number, changes: Partial<Attribute>) =>
    onChange(attributes.map((it, place) => (place === index ? { ...it, ...changes } : it)));

  return (
    <div ref={rows} className="grid gap-3">
      <p className="text-xs text-faint">{text.attributesHelp}</p>
      {attributes.length === 0 ? (
        <p className="text-xs text-faint">{text.attributesEmpty}</p>
      ) : (
        // Each field has a name of its own for those who hear it.
        <div aria-hidden className={joinClassNames(columns, "hidden text-xs text-soft sm:grid")}>
          <span>{text.attributeColumns.name}</span>
          <span>{text.attributeColumns.value}</span>
          <span>{text.attributeColumns.type}</span>
        </div>
      )}
      {attributes.map((attribute, index) => (
        <AttributeRow
          // They have no names of their own, and stay in their order.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          place={index + 1}
          isLast={index === attributes.length - 1}
          attribute={attribute}
          nameError={getError(index, "name")}
          valueError={getError(index, "value")}
          onChange={(changes) => change(index, changes)}
          onMove={(step) => {
            onChange(moveItem(attributes, index, step));
            // The focus goes with what was moved, so that the same key moves it on.
            const buttons = rows.current?.querySelectorAll<HTMLElement>(`[data-step="${step}"]`);
            buttons?.[index + step]?.focus();
          }}
          onRemove={() => onChange(attributes.filter((_, place) => place !== index))}
        />
      ))}
      <ActionButton
        className="justify-self-start"
        onClick={() => onChange([...attributes, newAttribute])}
      >
        <Plus aria-hidden className="size-4" />
        {text.addAttribute}
      </ActionButton>
      <Clash
        form={form}
        name="attributes"
        saved={form.merging?.saved.attributes.map((it) => `${it.name}: ${it.value}`).join("\n")}
      />
    </div>
  );
}

/** On a phone above its field; elsewhere the column has it. */
const Label = ({ text: label }: { text: string }) => <span className="sm:sr-only">{label}</span>;

type AttributeRowProps = {
  place: number;
  isLast: boolean;
  attribute: Attribute;
  nameError: string | undefined;
  valueError: string | undefined;
  onChange: (changes: Partial<Attribute>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

function AttributeRow({
  place,
  isLast,
  attribute,
  nameError,
  valueError,
  onChange,
  onMove,
  onRemove,
}: AttributeRowProps) {
  const { name, value, type } = attribute;
  const valueField = {
    name: `attribute-${place}-value`,
    label: <Label text={text.attributeValue(place)} />,
    error: valueError,
    value,
  };
  return (
    <div
      className={joinClassNames(
        columns,
        "grid grid-cols-[1fr_auto] items-start max-sm:gap-y-3 max-sm:border-b max-sm:border-line max-sm:pb-3 max-sm:[&>:first-child]:col-span-2 max-sm:[&>:nth-child(2)]:col-span-2",
      )}
    >
      <TextInput
        name={`attribute-${place}-name`}
        label={<Label text={text.attributeName(place)} />}
        error={nameError}
        value={name}
        maxLength={120}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {type === "boolean" ? (
        <SelectInput {...valueField} onChange={({ target }) => onChange({ value: target.value })}>
          <option value="true">{admin.yes}</option>
          <option value="false">{admin.no}</option>
        </SelectInput>
      ) : (
        <TextInput
          {...valueField}
          isLatin={type === "number"}
          maxLength={500}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      )}
      <SelectInput
        name={`attribute-${place}-type`}
        label={<Label text={text.attributeType(place)} />}
        value={type}
        onChange={({ target }) => {
          const chosen = attributeTypes.find((it) => it === target.value) ?? "text";
          const isFlag = value === "true" || value === "false";
          onChange({ type: chosen, ...(chosen === "boolean" && !isFlag && { value: "true" }) });
        }}
      >
        <Options values={attributeTypes} labels={text.types} />
      </SelectInput>
      <div className="flex max-sm:mt-6.5 sm:mt-1.5">
        <ToolButton
          data-step={-1}
          label={text.attributeUp(place)}
          disabledReason={place === 1 ? text.attributeIsFirst : undefined}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden className="size-4" />
        </ToolButton>
        <ToolButton
          data-step={1}
          label={text.attributeDown(place)}
          disabledReason={isLast ? text.attributeIsLast : undefined}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden className="size-4" />
        </ToolButton>
        <ToolButton label={text.removeAttribute(place)} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </ToolButton>
      </div>
    </div>
  );
}
