import { useState } from "react";
import type { OrderDraft } from "./draft.ts";
import { readMarks, saveMarks } from "./stored-draft.ts";
import { applyFindings, type ChatFindings } from "./apply-findings.ts";

/** Findings from a conversation, and the fields that need a check since. */
export function useChatFindings(draft: OrderDraft, change: (changes: Partial<OrderDraft>) => void) {
  const [marks, setMarks] = useState(readMarks);
  const [findings, setFindings] = useState<ChatFindings>();
  return {
    findings,
    marks,
    take: (found: ChatFindings) => {
      const taken = applyFindings(draft, found);
      const next = { ...marks, ...taken.marks };
      change(taken.changes);
      setFindings(found);
      setMarks(next);
      saveMarks(next);
    },
  };
}
