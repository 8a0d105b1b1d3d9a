import { useEffect, useRef, useState, type RefObject } from "react";
import { useRead } from "#web/api/use-read.ts";
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
  const { data: status, readAgain, retry } = useRead(read);
  const [stage, setStage] = useState<Stage | Overview>(overview);
  const [pending, setPending] = useState<Work>();
  const [error, setError] = useState<unknown>();
  const isBusy = useRef(false);

  function openStage(next: Stage | Overview) {
    setError(undefined);
    setStage(next);
    if (next.name === "overview") readAgain();
  }

  /** Does one thing at a time, and keeps why it did not work. Returns whether it did. */
  async function runStage(work: Work, doIt: () => Promise<Stage | Overview>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPending(work);
    setError(undefined);
    try {
      openStage(await doIt());
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
    openStage,
    runStage,
    retry,
    cancel: () => openStage(overview),
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
