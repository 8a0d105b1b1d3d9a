// Describes the routes of the API that are no endpoints: files, an event stream, messages of the
// payment service, and the description itself.
import { contentTypes } from "#modules/downloads/formats.ts";
import { storedTypes } from "#modules/messages/reply-files/rules.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { Permission } from "#shared/permissions.ts";
import { fileContent, type Content, type Operation, type Parameter } from "./openapi-shapes.ts";

type Stream = {
  readonly path: `/api/${string}`;
  readonly method: "get" | "post";
  readonly name: string;
  readonly summary: string;
  readonly permission: Permission;
  /** Why no sign-in is needed; without it, the permission decides. */
  readonly security?: Operation["security"];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Operation["requestBody"];
  readonly answer: { readonly description: string; readonly content: Content };
  /** The codes beside those of any operation. */
  readonly problems: readonly ErrorCode[];
};

const text = { type: "string" } as const;

/** Described like endpoints; the files that serve them are named after them. */
export const streams: readonly Stream[] = [
  {
    path: "/api/admin/downloads/{ticket}",
    method: "get",
    name: "download",
    summary: "Fetch a prepared download or preview; the address is the permission, for one minute",
    permission: "public",
    security: [],
    parameters: [{ name: "ticket", in: "path", required: true, schema: text }],
    answer: {
      description:
        "A workbook or comma-separated values (orders, a report, a list), the HTML of a mail for a frame, or a file of a message or a return",
      content: {
        "text/csv": { schema: text },
        [contentTypes.xlsx]: fileContent,
        "text/html": { schema: text },
        ...Object.fromEntries(storedTypes.map((type) => [type, fileContent])),
      },
    },
    problems: ["link_expired", "not_found", "too_many_requests"],
  },
  {
    path: "/api/admin/live",
    method: "get",
    name: "live",
    summary: "Stream the events of the shop that the user may see",
    permission: "staff",
    answer: {
      description:
        "Server-sent events until the access token expires: `order`, `order-changed`, `stock`, `message`, `message-changed`, and `much` when all data should be read again. `data` is JSON",
      content: { "text/event-stream": { schema: text } },
    },
    problems: ["too_many_requests"],
  },
  {
    path: "/api/payments/stripe",
    method: "post",
    name: "paymentEvent",
    summary: "Receive webhook events from Stripe; not found unless payments go through it",
    permission: "public",
    security: [{ stripeSignature: [] }],
    requestBody: {
      required: true,
      content: { "application/json": { schema: { type: "object" } } },
    },
    answer: {
      description: "Stored",
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: { received: { const: true } },
            required: ["received"],
            additionalProperties: false,
          },
        },
      },
    },
    problems: ["not_found"],
  },
  {
    path: "/api/openapi.json",
    method: "get",
    name: "description",
    summary: "Get this description",
    permission: "public",
    answer: {
      description: "An OpenAPI 3.1 document",
      content: { "application/json": { schema: { type: "object" } } },
    },
    problems: [],
  },
];
