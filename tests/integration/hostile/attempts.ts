// Hostile requests, made of the contracts: every field of every endpoint in turn holds what it
// should not.
import { bodies, texts, values } from "./payloads.ts";
import { getAddress } from "./samples.ts";
import type { Operation, Sample } from "./endpoint-samples.ts";

export type Attempt = {
  readonly operation: Operation;
  /** Where it differs from what is accepted: "body.lines.0.quantity". */
  readonly place: string;
  readonly path: string;
  readonly type?: string;
  readonly body?: string | Buffer;
};

/** Everything that is tried at one endpoint. */
export function attemptsAt(operation: Operation, sample: Sample): Attempt[] {
  const { endpoint } = operation;
  const json = sample.body === undefined ? undefined : JSON.stringify(sample.body);
  const asAccepted =
    sample.file === undefined
      ? json !== undefined && { type: "application/json", body: json }
      : { type: sample.file.type, body: sample.file.bytes };
  const at = (place: string, change: Partial<Sample>): Attempt => ({
    operation,
    place,
    path: getAddress(operation, { ...sample, ...change }),
    ...asAccepted,
  });
  const inPath = Object.keys(endpoint.params?.shape ?? {}).flatMap((name) =>
    texts
      .filter((text) => text !== "")
      .map((text) => at(`path.${name}`, { params: { ...sample.params, [name]: text } })),
  );
  const inQuery = Object.keys(endpoint.query?.shape ?? {}).flatMap((name) =>
    texts.map((text) => at(`query.${name}`, { query: { ...sample.query, [name]: text } })),
  );
  // Parameters that the endpoint does not have.
  const besides = [
    at("query", { query: { ...sample.query, ["__proto__"]: "1", constructor: "1", a: "\0" } }),
  ];
  const inFields = placesIn(sample.body).flatMap((keys) =>
    values.map((value) => ({
      ...at(`body.${keys.join(".")}`, {}),
      body: withValue(sample.body, keys, value),
    })),
  );
  const whole =
    json === undefined
      ? []
      : bodies(json).map((one) => ({ ...at(`body as ${one.type}`, {}), ...one }));
  const files =
    sample.file === undefined
      ? []
      : [...bodies("{}"), { type: "image/svg+xml", body: "<svg onload='alert(1)'/>" }].map(
          (one) => ({
            ...at("file", {}),
            ...one,
            type: "image/png",
          }),
        );
  return [...inPath, ...inQuery, ...besides, ...inFields, ...whole, ...files];
}

type Keys = readonly string[];

/** Every place in a document that holds something, the document's own fields first. */
function placesIn(value: unknown, keys: Keys = []): Keys[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...keys, key],
    ...placesIn(inner, [...keys, key]),
  ]);
}

/** The document as text with `json` in this place. */
function withValue(document: unknown, keys: Keys, json: string): string {
  // Stands for the value until the rest is text: JSON.stringify would tidy it up.
  const mark = "\u0001here\u0001";
  const copy = structuredClone(document);
  let inner: unknown = copy;
  for (const [depth, key] of keys.entries()) {
    if (typeof inner !== "object" || inner === null) throw new Error("no such place");
    if (depth === keys.length - 1) Reflect.set(inner, key, mark);
    else inner = Reflect.get(inner, key);
  }
  return JSON.stringify(copy).replace(JSON.stringify(mark), () => json);
}
