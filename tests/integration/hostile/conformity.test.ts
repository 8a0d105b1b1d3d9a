// The description of the API against its real answers.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { getAddress, sampled, getSample } from "./samples.ts";
import { operations, startWorld, type Operation, type Sample } from "./endpoint-samples.ts";

const world = await startWorld();

const document = z
  .object({
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          operationId: z.string(),
          "x-errors": z.array(z.string()).default([]),
          responses: z.record(z.string(), z.unknown()),
        }),
      ),
    ),
    "x-errors": z.array(z.string()),
    components: z.record(z.string(), z.record(z.string(), z.unknown())),
  })
  .parse(await (await fetch(`${world.url}/api/openapi.json`)).json());
const descriptions = new Map(
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats(ajv);
// Nothing that is not described may leave the shop, so here an object has no other fields.
const close = (_: string, part: unknown) =>
  typeof part === "object" && part !== null && "properties" in part && !("allOf" in part)
    ? { additionalProperties: false, ...part }
    : part;
const anyObject = z.record(z.string(), z.unknown());
const closed = (part: unknown) => anyObject.parse(JSON.parse(JSON.stringify(part), close));
ajv.addSchema({ $id: "shop:", ...closed(document) });

const answerSchema = z.object({
  $ref: z.string().optional(),
  content: z.record(z.string(), z.object({ schema: z.unknown() })).optional(),
});
const problemSchema = z.object({ code: z.string(), status: z.int() });
const described = new Map<string, ValidateFunction>();

/** Faults of an answer, by the description; none when it conforms. */
function faults(id: string, answer: { status: number; type: string; text: string }): string[] {
  const { responses = {}, "x-errors": codes = [] } = descriptions.get(id) ?? {};
  const ofStatus = responses[String(answer.status)] ?? responses["default"];
  if (ofStatus === undefined) return [`${id}: the status ${answer.status} is not described`];
  const { $ref } = answerSchema.parse(ofStatus);
  const name = $ref?.split("/").at(-1) ?? "";
  const { content } = answerSchema.parse(
    $ref === undefined ? ofStatus : document.components["responses"]?.[name],
  );
  if (content === undefined) return answer.text === "" ? [] : [`${id}: has a body`];
  const type = answer.type.split(";")[0] ?? "";
  const media = content[type];
  if (media === undefined) return [`${id}: the type ${type} is not described`];
  const key = `${$ref ?? id} ${answer.status}`;
  const validate =
    described.get(key) ??
    // References inside of a part are read from the document.
    ajv.compile(JSON.parse(JSON.stringify(closed(media.schema)).replaceAll('"#/', '"shop:#/')));
  described.set(key, validate);
  const body: unknown = type.endsWith("json") ? JSON.parse(answer.text) : answer.text;
  if (!validate(body))
    return [`${id}: ${ajv.errorsText(validate.errors)} in ${answer.text.slice(0, 300)}`];
  if (type !== "application/problem+json") return [];
  const { code, status } = problemSchema.parse(body);
  return [
    ...(codes.includes(code) || document["x-errors"].includes(code)
      ? []
      : [`${id}: the code ${code} is not described`]),
    ...(status === answer.status ? [] : [`${id}: the status ${status} was ${answer.status}`]),
  ];
}

async function send(operation: Operation, sample: Sample) {
  const { method } = operation.endpoint;
  const { token, body, file } = sample;
  const type = file?.type ?? (body === undefined ? undefined : "application/json");
  const response = await fetch(world.url + getAddress(operation, sample), {
    method: method.toUpperCase(),
    headers: {
      "x-forwarded-for": world.newAddress(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(type !== undefined && { "content-type": type }),
    },
    ...(type !== undefined && {
      body: file === undefined ? JSON.stringify(body) : new Uint8Array(file.bytes),
    }),
  });
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    text: await response.text(),
  };
}

/** Requests that have been sent. A second time they may be refused for that, too. */
const tried = new Map<string, Sample>();

test("API-41 every endpoint has a sample request", () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(sampled.toSorted());
});

describe("API-40 the real responses of every endpoint match the description", () => {
  test.each(operations)("$id", async (operation) => {
    const { id, endpoint } = operation;
    const sample = await getSample(world, operation);
    tried.set(id, sample);
    const answer = await send(operation, sample);
    expect([answer.status, answer.status > 299 && answer.text]).toEqual([
      endpoint.response === undefined ? 204 : 200,
      false,
    ]);
    expect(faults(id, answer)).toEqual([]);
  });
});

test("API-42 refusals match the description", async () => {
  const found: string[] = [];
  const statuses = new Set<number>();
  for (const operation of operations) {
    const { endpoint } = operation;
    const sample = tried.get(operation.id) ?? (await getSample(world, operation));
    const { token: _, ...stranger } = sample;
    const wrong: Sample[] = [
      { ...stranger, token: "forged" },
      stranger,
      { ...sample, token: world.tokens.customer },
      { ...sample, token: world.tokens.moderator },
      ...(endpoint.query === undefined ? [] : [{ ...sample, query: { after: "\0", from: "x" } }]),
      ...(endpoint.body === undefined ? [] : [{ ...sample, body: ["x"] }]),
      ...(endpoint.params === undefined
        ? []
        : [
            { ...sample, params: { ...sample.params, id: "x" } },
            { ...sample, params: { ...sample.params, id: crypto.randomUUID() } },
          ]),
      ...(endpoint.file === undefined
        ? []
        : [
            { ...sample, file: { type: "text/plain", bytes: Buffer.from("x") } },
            { ...sample, file: { type: "image/png", bytes: Buffer.from("x") } },
          ]),
    ];
    for (const one of wrong) {
      const answer = await send(operation, one);
      statuses.add(answer.status);
      found.push(...faults(operation.id, answer));
    }
  }
  expect(found).toEqual([]);
  for (const status of [401, 403, 404, 415, 422]) expect([...statuses]).toContain(status);
}, 360_000);

test("API-43 files, the event stream and the description itself are described correctly", async () => {
  const getFile = async (path: string, body?: unknown) =>
    (await world.make(z.object({ path: z.string() }), "POST", `/api/admin/${path}`, body)).path;
  const asked = [
    [
      "streams.download",
      await getFile("analytics/downloads", { kind: "report", report: "days", period: "7" }),
    ],
    ["streams.download", await getFile(`mails/${await world.mail("sent")}/preview`)],
    ["streams.download", "/api/admin/downloads/none"],
    ["streams.live", "/api/admin/live"],
    ["streams.description", "/api/openapi.json"],
  ] as const;
  for (const [id, path] of asked) {
    const isLive = id === "streams.live";
    const response = await fetch(world.url + path, {
      headers: {
        "x-forwarded-for": world.newAddress(),
        ...(isLive && { authorization: `Bearer ${world.tokens.admin}` }),
      },
    });
    const text = isLive ? "" : await response.text();
    if (isLive) await response.body?.cancel();
    const type = response.headers.get("content-type") ?? "";
    expect(response.status).toBe(path.endsWith("none") ? 410 : 200);
    expect(faults(id, { status: response.status, type, text })).toEqual([]);
  }
});

test("API-46 the description is compressed, hidden from search engines, and not sent twice", async () => {
  const get = (headers: Record<string, string> = {}) =>
    fetch(`${world.url}/api/openapi.json`, { headers });
  const { headers } = await get({ "accept-encoding": "br" });
  expect(headers.get("content-encoding")).toBe("br");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  const again = await get({ "if-none-match": headers.get("etag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  for (const path of ["/api/docs", "/api/docs/"]) {
    const former = await fetch(world.url + path, { redirect: "manual" });
    expect([former.status, former.headers.get("location")]).toEqual([308, "/api/openapi.json"]);
  }
});
