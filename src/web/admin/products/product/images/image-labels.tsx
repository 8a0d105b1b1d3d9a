import { useQueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { fieldProblems } from "#i18n/he/field-problems.ts";
import { productImages as text } from "#i18n/he/product-images.ts";
import type { AdminImage, AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { Form } from "#ui/form.tsx";
import { useMissingRight } from "../../../api/abilities.ts";
import { useApiAction } from "../../../api/use-api.ts";
import { SelectInput, TextInput } from "../../../kit/fields.tsx";
import { showProduct } from "../../parts/catalog-cache.ts";

type ImageWordsProps = {
  image: AdminImage;
  place: number;
  productId: string;
  variants: readonly AdminVariant[];
};

/**
 * Description of an image in words, and the variant it shows. Each is saved by itself as soon as
 * its field is left.
 */
export function ImageLabels({ image, place, productId, variants }: ImageWordsProps) {
  const client = useQueryClient();
  const saved = image.altText ?? "";
  const [typed, setTyped] = useState(saved);
  const [previous, setPrevious] = useState(saved);
  const [problem, setProblem] = useState<"unprintable" | "other">();
  if (previous !== saved) {
    setPrevious(saved);
    setTyped(saved);
  }

  const save = (failed: string) => ({
    failed,
    saved: text.outcomes.altText.saved,
    onDone: ({ images }: { images: AdminImage[] }) =>
      showProduct(client, productId, (product) => ({ ...product, images })),
  });
  const describe = useApiAction("PATCH /api/admin/images/:id", {
    ...save(text.outcomes.altText.failed),
    onInvalid: ({ altText = [] }) =>
      setProblem(altText[0] === "unprintable" ? "unprintable" : "other"),
  });
  const attach = useApiAction("PATCH /api/admin/images/:id", save(text.outcomes.variant.failed));
  const notPermitted = useMissingRight({ action: describe });
  const params = { id: image.id };
  const chosen = (attach.isPending ? attach.variables.body.variantId : image.variantId) ?? "";

  function saveLabels() {
    if (notPermitted !== undefined) return;
    setProblem(undefined);
    if (typed.trim() !== saved && !describe.isPending)
      describe.mutate({ params, body: { altText: typed } });
  }

  return (
    <div className="grid gap-3 p-3">
      <Form onSubmit={saveLabels}>
        <TextInput
          name={`alt-${image.id}`}
          label={text.altLabel(place)}
          error={problem && fieldProblems[problem]}
          help={notPermitted}
          readOnly={notPermitted !== undefined}
          value={typed}
          maxLength={500}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={saveLabels}
          onKeyDown={({ key }) => key === "Escape" && setTyped(saved)}
        />
        {saved === "" && (
          <p className="mt-1.5 flex items-start gap-1.5 text-xs text-warn-fg">
            <TriangleAlert aria-hidden className="size-4 flex-none" />
            {text.altMissing}
          </p>
        )}
      </Form>
      {variants.length > 0 && (
        <SelectInput
          name={`variant-of-${image.id}`}
          label={text.variantLabel(place)}
          disabled={notPermitted !== undefined}
          value={chosen}
          onChange={({ target }) =>
            attach.mutate({
              params,
              body: { variantId: target.value === "" ? null : target.value },
            })
          }
        >
          <option value="">{text.wholeProduct}</option>
          {variants.map(({ id, variantName }) => (
            <option key={id} value={id}>
              {variantName}
            </option>
          ))}
        </SelectInput>
      )}
    </div>
  );
}
