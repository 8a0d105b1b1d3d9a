/** An answer that says no, in PayPal's shape. */
export class PaypalProblem extends Error {
  readonly status: number;
  readonly body: object;

  constructor(
    status: number,
    name: string,
    { issue, message = "The request failed.", links }: ProblemDetails = {},
  ) {
    super(message);
    this.status = status;
    this.body = {
      name,
      message,
      debug_id: "f1b5a3c9d2e40",
      ...(issue !== undefined && { details: [{ issue, description: message }] }),
      ...(links && { links }),
    };
  }
}

type ProblemDetails = { issue?: string; message?: string; links?: readonly object[] };

export const unprocessable = (issue: string, more: Omit<ProblemDetails, "issue"> = {}) =>
  new PaypalProblem(422, "UNPROCESSABLE_ENTITY", { issue, ...more });

export const invalid = (issue: string) => new PaypalProblem(400, "INVALID_REQUEST", { issue });

export const missing = () =>
  new PaypalProblem(404, "RESOURCE_NOT_FOUND", {
    issue: "INVALID_RESOURCE_ID",
    message: "Specified resource ID does not exist. Please check the resource ID and try again.",
  });
