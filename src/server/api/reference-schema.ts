// A JSON Schema as a table for people: one row for each field.
import { z } from "zod";
import { SCHEMAS_PATH, type JsonSchema } from "./openapi-schema.ts";

export type SchemaRow = {
  /** "lines[].quantity"; empty for the whole. */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  /** Limits, defaults, meaning. */
  readonly notes: readonly string[];
};

/** The part of JSON Schema that contracts come to. */
const partSchema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  deprecated: z.boolean().optional(),
  example: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  required: z.array(z.string()).optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  additionalProperties: z.union([z.boolean(), z.record(z.string(), z.unknown())]).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  oneOf: z.array(z.record(z.string(), z.unknown())).optional(),
});
type Part = z.infer<typeof partSchema>;

/** All fields of a schema in the order of their declaration, each before those inside of it. */
export function getRows(schema: JsonSchema, path = "", required = true): SchemaRow[] {
  const part = partSchema.parse(schema);
  const choices = getChoices(part);
  const [only, ...others] = choices;
  if (only !== undefined && others.length === 0) {
    const [first, ...rest] = getRows(only, path, required);
    return first === undefined ? [] : [{ ...first, type: `${first.type} or null` }, ...rest];
  }
  const row = { path, type: getType(part), required, notes: getNotes(part) };
  const inner = [
    ...choices.flatMap((choice, at) =>
      partSchema.parse(choice).properties === undefined
        ? []
        : getInside(choice, `${path}(${at + 1})`),
    ),
    ...Object.entries(part.properties ?? {}).flatMap(([name, field]) =>
      getRows(
        field,
        path === "" ? name : `${path}.${name}`,
        part.required?.includes(name) === true,
      ),
    ),
    ...getInside(part.items, `${path}[]`),
    ...(typeof part.additionalProperties === "object"
      ? getInside(part.additionalProperties, `${path}{}`)
      : []),
  ];
  // An object by itself says nothing that its fields do not.
  return path === "" && inner.length > 0 && part.properties !== undefined ? inner : [row, ...inner];
}

/**
 * The fields of what an array, a record or a choice holds; the thing itself is named in the row
 * before.
 */
function getInside(schema: JsonSchema | undefined, path: string): SchemaRow[] {
  return schema === undefined ? [] : getRows(schema, path).filter((row) => row.path !== path);
}

/** Alternatives of a part, without null; a single one means that it can be that or null. */
function getChoices(part: Part): JsonSchema[] {
  const all = part.anyOf ?? part.oneOf ?? [];
  return all.filter((choice) => choice["type"] !== "null");
}

/** The name of the schema that a part refers to. */
const getName = ({ $ref }: Part) => $ref?.slice(SCHEMAS_PATH.length);

function getType(part: Part): string {
  const name = getName(part);
  if (name !== undefined) return name;
  if (part.enum !== undefined) return part.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (part.const !== undefined) return JSON.stringify(part.const);
  const choices = getChoices(part);
  if (choices.length > 0) {
    const names = choices.map((choice, at) => {
      const chosen = partSchema.parse(choice);
      return chosen.properties === undefined ? getType(chosen) : `object (${at + 1})`;
    });
    return names.join(" or ");
  }
  if (part.items !== undefined) return `array of ${getType(partSchema.parse(part.items))}`;
  if (typeof part.additionalProperties === "object")
    return `object of ${getType(partSchema.parse(part.additionalProperties))}`;
  const type = [part.type ?? "anything"].flat().join(" or ");
  return part.format === undefined ? type : `${type} (${part.format})`;
}

function getNotes(part: Part): string[] {
  const formatRange = (least: number | undefined, most: number | undefined, what: string) => {
    if (least === undefined && most === undefined) return [];
    if (least === undefined) return [`at most ${most}${what}`];
    if (most === undefined) return least === 0 && what !== "" ? [] : [`at least ${least}${what}`];
    return [`${least} to ${most}${what}`];
  };
  return [
    ...(part.deprecated === true ? ["deprecated"] : []),
    ...(part.description === undefined ? [] : [part.description]),
    ...formatRange(part.minLength, part.maxLength, " characters"),
    ...formatRange(part.minItems, part.maxItems, " of them"),
    ...formatRange(part.minimum, part.maximum, ""),
    ...(part.pattern === undefined || part.format !== undefined ? [] : [`fits ${part.pattern}`]),
    ...(part.default === undefined ? [] : [`${JSON.stringify(part.default)} without it`]),
  ];
}

/** An example value for a schema, with all its required fields; `named` are those with a name. */
export function getSample(
  schema: JsonSchema,
  named: Readonly<Record<string, JsonSchema>> = {},
): unknown {
  const part = partSchema.parse(schema);
  const name = getName(part);
  if (name !== undefined) return getSample(named[name] ?? {}, named);
  if (part.example !== undefined) return part.example;
  if (part.default !== undefined) return part.default;
  if (part.const !== undefined) return part.const;
  if (part.enum !== undefined) return part.enum[0];
  const [choice] = getChoices(part);
  if (choice !== undefined) return getSample(choice, named);
  const { required = [], properties = {}, additionalProperties: other } = part;
  if (required.length > 0) {
    const rest = typeof other === "object" ? other : {};
    return Object.fromEntries(
      required.map((field) => [field, getSample(properties[field] ?? rest, named)]),
    );
  }
  if (part.items !== undefined)
    return (part.minItems ?? 0) > 0 ? [getSample(part.items, named)] : [];
  const [type] = [part.type].flat();
  if (type === "integer" || type === "number") return part.minimum ?? 1;
  if (type === "boolean") return true;
  if (type === "string") return getText(part);
  return {};
}

const texts: Readonly<Record<string, string>> = {
  uuid: "6f1c2b7e-3d4a-4b5c-8d6e-7f8091a2b3c4",
  "date-time": "2026-06-15T09:00:00Z",
  date: "2026-06-15",
  email: "maya@mail.example",
  uri: "https://mail.example/",
};

function getText({ format, pattern, minLength = 0 }: Part): string {
  const example = texts[format ?? ""];
  if (example !== undefined) return example;
  const matchPattern = (text: string) => pattern === undefined || new RegExp(pattern).test(text);
  return (["text", "US", "2026-06", "17"].find(matchPattern) ?? "").padEnd(minLength, "-");
}
