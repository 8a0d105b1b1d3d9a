import { z } from "zod";

/** A JSON Schema as the description of the API holds it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * OpenAPI 3.1 uses JSON Schema as it is; only the mark of the dialect does not belong into a part.
 */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io,
    unrepresentable: "any",
    override({ jsonSchema: part }) {
      // That JavaScript counts no further is no rule of the shop.
      if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
      if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
      // Such a format says it all; the expressions behind them would be half of the document. Keys
      // must be random ones.
      const isMoreSpecific = part.format === "email" || part.pattern?.includes("-4[") === true;
      if (part.format !== undefined && !isMoreSpecific) delete part.pattern;
    },
  });
  return rest;
}
