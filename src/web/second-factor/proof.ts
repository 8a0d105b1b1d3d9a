// Some actions need a new confirmation of identity. This file asks for it with the surface's
// dialog; for the calling code the request just takes longer.
import { ApiError } from "#web/api/api-client.ts";
import { createQuestions } from "#web/browser/questions.ts";

const questions = createQuestions<undefined, boolean>(false);
export const { getOpen: openQuestion, receive: receiveQuestions } = questions;

/** The user has closed the question: nothing has happened, and no message is needed. */
export class ProofDeclined extends ApiError {
  constructor(cause: unknown) {
    super("proof_needed", { cause });
    this.name = "ProofDeclined";
  }
}

/**
 * Makes a call; when it needs a new confirmation of identity, asks for it and makes the call again.
 * Throws ProofDeclined when they do not answer, and what `call` throws. Two calls that need a proof
 * at the same time ask one question.
 */
export async function withProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isProofNeeded =
      error instanceof ApiError && error.code === "proof_needed" && questions.hasDialog();
    if (!isProofNeeded) throw error;
    if (!(await questions.ask(undefined))) throw new ProofDeclined(error);
    return call();
  }
}
