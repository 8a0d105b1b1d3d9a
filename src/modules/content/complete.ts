import { isRecord, type Field } from "./fields.ts";

/**
 * What is stored of a document, with what a newer version of the shop says where nothing is stored:
 * fields that have come since, and those that hold something else by now. Fields that are gone are
 * left out.
 */
export function complete(field: Field, stored: unknown, seed: unknown): unknown {
  switch (field.kind) {
    case "group": {
      const given = isRecord(stored) ? stored : {};
      const base = isRecord(seed) ? seed : {};
      const entries = Object.entries(field.fields).flatMap(([name, each]) => {
        const value = complete(each, given[name], base[name]);
        return value === undefined ? [] : [[name, value]];
      });
      return Object.fromEntries(entries);
    }
    case "list":
      return Array.isArray(stored)
        ? stored.map((item) => complete(field.of, item, undefined))
        : seed;
    case "richText":
      return isRecord(stored) ? stored : seed;
    case "number":
      return typeof stored === "number" ? stored : seed;
    case "switch":
      return typeof stored === "boolean" ? stored : seed;
    case "choice":
      return typeof stored === "string" && field.choices.includes(stored) ? stored : seed;
    default:
      return typeof stored === "string" ? stored : seed;
  }
}
