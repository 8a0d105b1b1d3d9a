import { policyForData } from "./content-security-policy.ts";
import { prepareAnswer, type HeaderList, type PreparedAnswer } from "./prepared-answer.ts";

const texts = {
  400: "Bad request",
  404: "Not found",
  405: "Method not allowed",
  414: "Address too long",
  421: "This is another site's name. Open the shop under its own address",
  500: "Internal server error",
  503: "Not available at the moment",
} as const;

export type ErrorStatus = keyof typeof texts;

/** A refusal: a line of text for people, the `problem` in JSON for programs. */
export function prepareErrorAnswer(
  status: ErrorStatus,
  further: HeaderList,
  problem?: string,
): PreparedAnswer {
  const headers: HeaderList = [
    [
      "content-type",
      problem === undefined ? "text/plain; charset=utf-8" : "application/problem+json",
    ],
    ["cache-control", "no-store"],
    ["content-security-policy", policyForData],
    ...further,
  ];
  return prepareAnswer({ status, headers, body: Buffer.from(problem ?? `${texts[status]}\n`) });
}
