import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { ProofDeclined } from "./proof.ts";

type Named = { readonly name: string };
type Overview = { readonly name: "overview" };

const overview: Overview = { name: "overview" };

/**
 * State for settings of the own account that are changed step by step: `read` returns the present
 * state, is called again at each return to the overview, and must be the same function each time.
 */
export function useStages<Status, Stage extends Named, Work extends string>(
  read: (signal: AbortSignal) => Promise<Status>,
) {
  const [status, setStatus] = useState<Status | "loading" | "failed">("loading");
  const [reads, setReads] = useState(1);
  const [stage, setStage] = useState<Stage | Overview>(overview);
  const [pending, setPending] = useState<Work>();
  const [error, setError] = useState<unknown>();
  const isBusy = useRef(false);

  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal).then(
      (found) => setStatus(() => found),
      () => {
        if (!leaving.signal.aborted) setStatus("failed");
      },
    );
    return () => leaving.abort();
  }, [read, reads]);

  const go = useCallback((next: Stage | Overview) => {
    setError(undefined);
    setStage(next);
    if (next.name === "overview") setReads((before) => before + 1);
  }, []);

  /** Does one thing at a time, and keeps why it did not work. Returns whether it did. */
  async function runStage(work: Work, doIt: () => Promise<Stage | Overview>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPending(work);
    setError(undefined);
    try {
      go(await doIt());
      return true;
    } catch (thrown) {
      if (!(thrown instanceof ProofDeclined)) setError(thrown);
      return false;
    } finally {
      isBusy.current = false;
      setPending(undefined);
    }
  }

  return {
    status,
    stage,
    pending,
    error,
    go,
    runStage,
    retry: () => {
      setStatus("loading");
      go(overview);
    },
    cancel: () => go(overview),
  };
}

/** A heading above the stages. */
export type HeadingRef = RefObject<HTMLHeadingElement | null>;

/** The heading above gets the focus when a stage is left: the button that led there has gone. */
export function useReturnOfFocus(stage: Named, heading: HeadingRef): void {
  const wasElsewhere = useRef(false);
  useEffect(() => {
    if (stage.name === "overview" && wasElsewhere.current) heading.current?.focus();
    wasElsewhere.current = stage.name !== "overview";
  }, [stage, heading]);
}
