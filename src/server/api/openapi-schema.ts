import { z } from "zod";

/** A JSON Schema as the description of the API holds it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The path in the document below which the named schemas are. */
export const SCHEMAS_PATH = "#/components/schemas/";

/** Converts schemas; those that have a name are in `named`, and references take their place. */
export type Schemas = {
  readonly named: Record<string, JsonSchema>;
  readonly convert: (schema: z.ZodType, io: "input" | "output") => JsonSchema;
};

/**
 * Collects the schemas of one document; the name of one is the `id` of its `meta`. `convert` throws
 * for a name whose schema has other fields in requests than in answers: these are two things, and
 * need two names. So it does for two schemas with one name.
 */
export function createSchemas(): Schemas {
  const named: Record<string, JsonSchema> = {};
  const add = (name: string, part: JsonSchema) => {
    const existing = named[name];
    if (existing !== undefined && JSON.stringify(existing) !== JSON.stringify(part))
      throw new Error(
        `two schemas have the name ${name}, or one differs between requests and answers`,
      );
    named[name] = part;
  };
  return {
    named,
    convert(schema, io) {
      // As part of a list a schema that has a name becomes a reference, like any other part.
      const list = z.toJSONSchema(z.array(schema), {
        target: "draft-2020-12",
        io,
        unrepresentable: "any",
        override: ({ jsonSchema: part }) => {
          listFields(part);
          removeCommonParts(part, io);
        },
      });
      const text = JSON.stringify(list).replaceAll('"#/$defs/', `"${SCHEMAS_PATH}`);
      const { items, $defs: parts } = convertedSchema.parse(JSON.parse(text, joinNull));
      for (const [name, part] of Object.entries(parts)) add(name, part);
      return items;
    },
  };
}

/** The fields of an object that has one for each value of a list, which clients are made of. */
function listFields(part: z.core.JSONSchema.BaseSchema): void {
  const { required, propertyNames, additionalProperties: field } = part;
  if (propertyNames === undefined || required === undefined || typeof field !== "object") return;
  part.properties = Object.fromEntries(required.map((name) => [name, field]));
  delete part.propertyNames;
  delete part.additionalProperties;
}

/** Removes what says nothing about the shop, or what the description says for all. */
function removeCommonParts(part: z.core.JSONSchema.BaseSchema, io: "input" | "output"): void {
  // That JavaScript counts no further is no rule of the shop.
  if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
  if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
  // Such a format says it all; the expressions behind them would be half of the document. Keys must
  // be random ones.
  const isMoreSpecific = part.format === "email" || part.pattern?.includes("-4[") === true;
  if (part.format !== undefined && !isMoreSpecific) delete part.pattern;
  // A value has a type.
  if (part.const !== undefined) delete part.type;
  // No answer has other fields, and programs should not break when a later version adds one.
  if (io === "output" && part.additionalProperties === false) delete part.additionalProperties;
  // Every name of a field is a text.
  const { propertyNames } = part;
  if (JSON.stringify(propertyNames) === '{"type":"string"}') delete part.propertyNames;
}

/** "A text or null" as one schema in place of two. */
function joinNull(_: string, part: unknown): unknown {
  const { success, data } = nullableSchema.safeParse(part);
  if (!success) return part;
  const { anyOf, ...rest } = data;
  const [{ type, ...limits }] = anyOf;
  return { ...rest, type: [type, "null"], ...limits };
}
const nullableSchema = z.looseObject({
  anyOf: z.tuple([
    z.looseObject({
      type: z.enum(["string", "integer", "number", "boolean"]),
      enum: z.undefined().optional(),
    }),
    z.strictObject({ type: z.literal("null") }),
  ]),
});

const convertedSchema = z.object({
  items: z.record(z.string(), z.unknown()),
  $defs: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});
