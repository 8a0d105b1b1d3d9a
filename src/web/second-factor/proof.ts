// Some actions need a new confirmation of identity. This file asks for it with the surface's
// dialog; for the calling code the request just takes longer.
import { ApiError } from "#web/api/api-client.ts";

type Question = {
  readonly promise: Promise<boolean>;
  readonly answer: (isProved: boolean) => void;
};

let open: Question | undefined;
const dialogs = new Set<() => void>();

/** The user has closed the question: nothing has happened, and no message is needed. */
export class ProofDeclined extends ApiError {
  constructor(cause: unknown) {
    super("proof_needed", { cause });
    this.name = "ProofDeclined";
  }
}

/**
 * Makes a call; when it needs a new confirmation of identity, asks for it and makes the call again.
 * Throws ProofDeclined when they do not answer, and what `call` throws.
 */
export async function withProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isProofNeeded =
      error instanceof ApiError && error.code === "proof_needed" && dialogs.size > 0;
    if (!isProofNeeded) throw error;
    if (!(await requestProof())) throw new ProofDeclined(error);
    return call();
  }
}

/** Two calls that need a proof at the same time ask one question. */
function requestProof(): Promise<boolean> {
  open ??= createQuestion();
  notifyDialogs();
  return open.promise;
}

function createQuestion(): Question {
  let closeQuestion: (isProved: boolean) => void = () => {};
  const promise = new Promise<boolean>((settle) => {
    closeQuestion = settle;
  });
  const question: Question = {
    promise,
    answer(isProved) {
      // A dialog that closes late must not take the next question along.
      if (open === question) open = undefined;
      closeQuestion(isProved);
      notifyDialogs();
    },
  };
  return question;
}

function notifyDialogs(): void {
  for (const dialog of dialogs) dialog();
}

/** The question that waits for an answer. */
export function openQuestion(): Question | undefined {
  return open;
}

/**
 * Registers the dialog that shows the questions; returns a function that removes it. Without a
 * dialog a question is declined.
 */
export function receiveQuestions(onChange: () => void): () => void {
  dialogs.add(onChange);
  return () => {
    dialogs.delete(onChange);
    if (dialogs.size === 0) open?.answer(false);
  };
}
