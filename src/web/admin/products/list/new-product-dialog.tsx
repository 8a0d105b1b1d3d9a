import { useState } from "react";
import { useNavigate } from "react-router";
import { products } from "#i18n/he/products.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApiAction } from "../../api/use-api.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { toastSuccess } from "../../kit/toasts.ts";
import { draftNames, emptyDraft, readDraft } from "../form/product-draft.ts";
import { ProductFields } from "../form/product-fields.tsx";
import { takeProblems, type Problems } from "../form/problems.ts";
import { useCategories } from "../parts/use-categories.ts";

const text = products.form;

/** A new product. Its images and variants follow on its own page, which opens. */
export function NewProductDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.addTitle} size="lg">
      <NewProductForm onClose={onClose} />
    </Dialog>
  );
}

function NewProductForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const categories = useCategories();
  const [draft, setDraft] = useState(emptyDraft);
  const [problems, setProblems] = useState<Problems>({});
  const create = useApiAction("POST /api/admin/products", {
    failed: products.failed.add,
    onDone({ id }) {
      onClose();
      toastSuccess(products.done.added);
      void navigate(adminPaths.product(id));
    },
    onError: takeProblems(setProblems, draftNames),
  });

  return (
    <DialogForm
      submit={text.submitNew}
      isPending={create.isPending}
      onSubmit={() => {
        const read = readDraft(draft);
        setProblems("problems" in read ? read.problems : {});
        if ("body" in read) create.mutate({ body: read.body });
      }}
      typed={draft}
    >
      <ProductFields
        draft={draft}
        problems={problems}
        categories={categories.data?.categories ?? []}
        onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
      />
    </DialogForm>
  );
}
