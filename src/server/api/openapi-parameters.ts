// The parameters of paths and queries in the description of the API. An id of a path is described
// once, for all paths that have it.
import type { z } from "zod";
import type { Endpoint } from "#shared/contract.ts";
import type { Schemas } from "./openapi-schema.ts";
import type { Operation, Parameter, Reference } from "./openapi-shapes.ts";

const PARAMETERS_PATH = "#/components/parameters/";

/** The parts of the document that others refer to. */
export type Parts = {
  readonly schemas: Schemas;
  readonly parameters: Record<string, Parameter>;
};

/** The parameters of an endpoint; those of its path are also put into `parts`. */
export function describeParameters(
  parts: Parts,
  { path, params, query }: Pick<Endpoint, "path" | "params" | "query">,
): readonly (Parameter | Reference)[] {
  const { schemas, parameters } = parts;
  const ofPath = Object.entries(params?.shape ?? {}).map(([name, type]) => {
    const { key, description } = getParameterName(path, name);
    parameters[key] = {
      name,
      in: "path",
      required: true,
      description,
      schema: schemas.convert(asSchema(type), "input"),
    };
    return { $ref: PARAMETERS_PATH + key };
  });
  const ofQuery = Object.entries(query?.shape ?? {}).map(([name, field]): Parameter => {
    const type = asSchema(field);
    const isRequired = !type.safeParse(undefined).success;
    return {
      name,
      in: "query",
      ...(isRequired && { required: true }),
      schema: schemas.convert(type, "input"),
    };
  });
  return [...ofPath, ...ofQuery];
}

/** The parameters of an operation, with those of the document that it refers to. */
export function findParameters(
  { components }: { readonly components: Pick<Parts, "parameters"> },
  { parameters = [] }: Pick<Operation, "parameters">,
): Parameter[] {
  return parameters.flatMap((parameter) =>
    "$ref" in parameter
      ? (components.parameters[parameter.$ref.slice(PARAMETERS_PATH.length)] ?? [])
      : parameter,
  );
}

/** A shape holds schemas; zod types them one level too low. */
const asSchema = (field: unknown) => field as z.ZodType;

/**
 * Names what a parameter of a path identifies: "the order" for `id` in "/orders/:id", "the refund"
 * for `refundId`, "the setting" for `key` in "/settings/:key".
 */
function getParameterName(path: string, name: string): { key: string; description: string } {
  const [isId, owner = ""] = /^(\w*?)_?id$/i.exec(name) ?? [];
  const segments = path.split("/");
  const collection = segments[segments.indexOf(`:${name}`) - 1] ?? "";
  const thing = owner === "" ? toSingular(collection) : owner;
  const part = isId === undefined ? name : "id";
  const words = part === thing ? [part] : [...thing.split("-"), part];
  return {
    key: words.map((word, at) => (at === 0 ? word : toCapitalized(word))).join(""),
    description:
      part === thing ? `The ${part}` : `The ${part} of the ${thing.replaceAll("-", " ")}`,
  };
}

/** Of the regular plurals in paths: "categories", "addresses", "orders". */
const toSingular = (plural: string) =>
  plural
    .replace(/ies$/, "y")
    .replace(/sses$/, "ss")
    .replace(/(?<!s)s$/, "");

const toCapitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
