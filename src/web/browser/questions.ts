/** A question to the user that waits for an answer. */
export type Question<Subject, Answer> = {
  readonly subject: Subject;
  readonly promise: Promise<Answer>;
  readonly answer: (given: Answer) => void;
};

/**
 * Questions that code asks in the middle of its work, and that a dialog of the surface shows: for
 * the code that asks, it just takes longer. One is open at a time. `declined` is the answer when
 * the dialog goes away.
 */
export function createQuestions<Subject, Answer>(declined: Answer) {
  let open: Question<Subject, Answer> | undefined;
  const dialogs = new Set<() => void>();

  function notifyDialogs(): void {
    for (const dialog of dialogs) dialog();
  }

  function createQuestion(subject: Subject): Question<Subject, Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const question: Question<Subject, Answer> = {
      subject,
      promise,
      answer(given) {
        // A dialog that closes late must not take the next question along.
        if (open === question) open = undefined;
        resolve(given);
        notifyDialogs();
      },
    };
    return question;
  }

  return {
    hasDialog: () => dialogs.size > 0,
    /** The question that waits for an answer. */
    getOpen: () => open,
    /** Asks, unless a question is open: then its answer counts for both. */
    ask: async (subject: Subject): Promise<Answer> => {
      open ??= createQuestion(subject);
      notifyDialogs();
      return open.promise;
    },
    /**
     * Registers the dialog that shows the questions; returns a function that removes it. Without a
     * dialog a question is declined.
     */
    receive: (onChange: () => void): (() => void) => {
      dialogs.add(onChange);
      return () => {
        dialogs.delete(onChange);
        if (dialogs.size === 0) open?.answer(declined);
      };
    },
  };
}
