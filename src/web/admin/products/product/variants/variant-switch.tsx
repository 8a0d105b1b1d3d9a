import { useQueryClient } from "@tanstack/react-query";
import { variants as text } from "#i18n/he/variants.ts";
import type { AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { useApiAction } from "../../../api/use-api.ts";
import { showVariant } from "../../parts/catalog-cache.ts";
import { Switch } from "../../../kit/switch.tsx";
import { describeMissing } from "../../publishing/missing-text.ts";

/**
 * Whether a variant is sold. It shows what was pressed at once, and goes back when that is refused.
 */
export function VariantSwitch({ variant }: { variant: AdminVariant }) {
  const client = useQueryClient();
  const action = useApiAction("PATCH /api/admin/variants/:id", {
    ...text.outcomes.flag,
    describe: describeMissing(text.outcomes.flag.failed),
    onDone: (answer) => showVariant(client, answer),
  });
  return (
    <Switch
      label={text.activeSwitch(variant.variantName)}
      action={action}
      isOn={(action.isPending ? action.variables.body.isActive : undefined) ?? variant.isActive}
      onSwitch={(isActive) => action.mutate({ params: { id: variant.id }, body: { isActive } })}
    />
  );
}
