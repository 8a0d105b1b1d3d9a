import { lazy, Suspense, useSyncExternalStore } from "react";
import { getOpenClash, receiveClashes } from "../api/versions.ts";

const ClashQuestion = lazy(() => import("./clash-question.tsx"));

/** Asks what to save, whenever another user has changed the same fields meanwhile. */
export function ClashDialog() {
  const question = useSyncExternalStore(receiveClashes, getOpenClash, () => undefined);
  return (
    question && (
      <Suspense fallback={null}>
        <ClashQuestion key={question.subject.changedAt} {...question} />
      </Suspense>
    )
  );
}
