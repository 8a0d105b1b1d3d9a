import type { DealerCard } from "#modules/messages/admin-contract.ts";
import { dealerStages, type DealerStage } from "#modules/messages/kinds.ts";

type Column = { stage: DealerStage; count: number; dealers: DealerCard[] };

/** The board with an inquiry in another column, the newest first in it. */
export function moveCard(
  { stages }: { readonly stages: readonly Column[] },
  card: DealerCard,
  to: DealerStage,
): { stages: Column[] } {
  const moved = { ...card, stage: to };
  return {
    stages: stages.map((column) => {
      const { stage, count, dealers } = column;
      if (stage === to && card.stage !== to)
        return {
          stage,
          count: count + 1,
          dealers: [...dealers, moved].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
        };
      if (stage === card.stage && stage !== to)
        return { stage, count: count - 1, dealers: dealers.filter(({ id }) => id !== card.id) };
      return column;
    }),
  };
}

/** The stage beside another one; undefined at the ends. */
export function findStageBeside(stage: DealerStage, by: 1 | -1): DealerStage | undefined {
  const at = dealerStages.indexOf(stage) + by;
  return at < 0 ? undefined : dealerStages[at];
}
