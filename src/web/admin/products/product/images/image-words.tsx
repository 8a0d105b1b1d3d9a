import { useQueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { productPictures as text } from "#i18n/he/product-pictures.ts";
import type { catalogueDeskEndpoints } from "#modules/catalog/desk-contract.ts";
import type { DeskImage, DeskVariant } from "#modules/catalog/desk-shapes.ts";
import { useRefusal } from "../../../api/abilities.ts";
import { useApiAction } from "../../../api/use-api.ts";
import { SelectInput, TextInput } from "../../../kit/fields.tsx";
import { tellDone } from "../../../kit/tell.ts";
import { refusalOf, takeProblems } from "../../form/problems.ts";
import { readAgain, showProduct } from "../../parts/catalogue-cache.ts";

type ImageWordsProps = {
  image: DeskImage;
  place: number;
  productId: string;
  variants: readonly DeskVariant[];
};

/** What a picture shows, in words and as a variant. Each is saved by itself as soon as it is left. */
export function ImageWords({ image, place, productId, variants }: ImageWordsProps) {
  const client = useQueryClient();
  const notPermitted = useRefusal("catalogue.write");
  const saved = image.altText ?? "";
  const [typed, setTyped] = useState(saved);
  const [seen, setSeen] = useState(saved);
  const [problem, setProblem] = useState<string>();
  if (seen !== saved) {
    setSeen(saved);
    setTyped(saved);
  }

  const save = (failed: string) => ({
    refreshes: readAgain,
    failed,
    onDone: (answer: { images: DeskImage[] }) => {
      showProduct(client, productId, (product) => ({ ...product, images: answer.images }));
      tellDone(text.done.saved);
    },
  });
  const describe = useApiAction<typeof catalogueDeskEndpoints.updateImage>(
    "patch",
    "/api/admin/images/:id",
    {
      ...save(text.failed.altText),
      onFailure: takeProblems(({ altText = "other" }) => setProblem(altText)),
    },
  );
  const attach = useApiAction<typeof catalogueDeskEndpoints.updateImage>(
    "patch",
    "/api/admin/images/:id",
    save(text.failed.variant),
  );
  const params = { id: image.id };
  const chosen = (attach.isPending ? attach.variables.body.variantId : image.variantId) ?? "";

  function saveWords() {
    setProblem(undefined);
    if (typed.trim() !== saved && !describe.isPending)
      describe.mutate({ params, body: { altText: typed } });
  }

  return (
    <div className="grid gap-3 p-3">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saveWords();
        }}
      >
        <TextInput
          name={`alt-${image.id}`}
          label={text.altOf(place)}
          error={refusalOf(problem)}
          help={notPermitted}
          readOnly={notPermitted !== undefined}
          value={typed}
          maxLength={500}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={saveWords}
          onKeyDown={({ key }) => key === "Escape" && setTyped(saved)}
        />
        {saved === "" && (
          <p className="mt-1.5 flex items-start gap-1.5 text-xs text-warn-fg">
            <TriangleAlert aria-hidden className="size-4 flex-none" />
            {text.altMissing}
          </p>
        )}
      </form>
      {variants.length > 0 && (
        <SelectInput
          name={`variant-of-${image.id}`}
          label={text.variantOf(place)}
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
