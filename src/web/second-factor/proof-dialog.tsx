import { useSyncExternalStore, type ComponentType } from "react";
import { LoadedPart } from "#web/loading/loaded-part.tsx";
import { openQuestion, receiveQuestions } from "./proof.ts";
import type { OnAnswer } from "./proof-question.tsx";

/**
 * Asks for password and code whenever an action of this surface needs a new proof of who is there.
 * `load` gets the question, which few ever see.
 */
export function ProofDialog({ load }: { load: () => Promise<ComponentType<OnAnswer>> }) {
  const question = useSyncExternalStore(receiveQuestions, openQuestion, () => undefined);
  return question && <LoadedPart load={load} props={{ onAnswer: question.answer }} />;
}
