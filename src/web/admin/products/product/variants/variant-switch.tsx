import { useQueryClient } from "@tanstack/react-query";
import { variants as text } from "#i18n/he/variants.ts";
import type { catalogueDeskEndpoints } from "#modules/catalog/desk-contract.ts";
import type { DeskVariant } from "#modules/catalog/desk-shapes.ts";
import { useApiAction } from "../../../api/use-api.ts";
import { tellDone } from "../../../kit/tell.ts";
import { readAgain, showVariant } from "../../parts/catalogue-cache.ts";
import { Switch } from "../../parts/switch.tsx";

/** Whether a variant is sold. It shows what was pressed at once, and goes back when that is refused. */
export function VariantSwitch({ variant }: { variant: DeskVariant }) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useApiAction<
    typeof catalogueDeskEndpoints.updateVariant
  >("patch", "/api/admin/variants/:id", {
    refreshes: readAgain,
    failed: text.failed.flag,
    onDone(answer) {
      showVariant(client, answer);
      tellDone(text.done.saved);
    },
  });
  return (
    <Switch
      label={text.activeSwitch(variant.variantName)}
      needs="catalogue.write"
      isOn={(isPending ? variables.body.isActive : undefined) ?? variant.isActive}
      isPending={isPending}
      onSwitch={(isActive) => mutate({ params: { id: variant.id }, body: { isActive } })}
    />
  );
}
