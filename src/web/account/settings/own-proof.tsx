import { secondFactor as text } from "#i18n/en/second-factor.ts";
import { ProofQuestion, type OnAnswer } from "#web/second-factor/proof-question.tsx";
import { accountParts } from "./account-parts.tsx";

/** The question of who is there, to customers. */
export function OwnProof({ onAnswer }: OnAnswer) {
  return <ProofQuestion labels={text.proof} parts={accountParts} onAnswer={onAnswer} />;
}
