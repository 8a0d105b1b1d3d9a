import { ownSecurity } from "#i18n/he/own-security.ts";
import { ProofQuestion, type OnAnswer } from "#web/second-factor/proof-question.tsx";
import { proofParts } from "./kit/proof-parts.tsx";

/** The question of who is there, to staff. */
export function StaffProof({ onAnswer }: OnAnswer) {
  return <ProofQuestion labels={ownSecurity.proof} parts={proofParts} onAnswer={onAnswer} />;
}
