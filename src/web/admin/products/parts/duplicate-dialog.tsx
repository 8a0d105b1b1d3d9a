import { useState } from "react";
import { useNavigate } from "react-router";
import { products } from "#i18n/he/products.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApiAction } from "../../api/use-api.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { CheckInput, TextInput } from "../../kit/fields.tsx";
import { getProblemText, mapProblems } from "../form/problems.ts";

const text = products.duplicateDialog;

type DuplicateDialogProps = {
  /** Product to copy; undefined while the dialog is closed. */
  product: { id: string; name: string } | undefined;
  onClose: () => void;
};

/** Asks what the copy is called, and opens it. */
export function DuplicateDialog({ product, onClose }: DuplicateDialogProps) {
  return (
    <Dialog
      isOpen={product !== undefined}
      onClose={onClose}
      title={text.title}
      description={text.text}
    >
      {product && <CopyForm key={product.id} product={product} onClose={onClose} />}
    </Dialog>
  );
}

function CopyForm({
  product,
  onClose,
}: {
  product: { id: string; name: string };
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [name, setName] = useState(text.copyName(product.name));
  const [withImages, setWithImages] = useState(true);
  const [problem, setProblem] = useState<string>();
  const copyItem = useApiAction("POST /api/admin/products/:id/duplicate", {
    failed: products.failed.duplicate,
    onDone({ id }) {
      onClose();
      void navigate(adminPaths.product(id));
    },
    saved: products.done.duplicated,
    onInvalid: mapProblems(({ name: refused }) => setProblem(refused)),
  });

  return (
    <DialogForm
      submit={text.submit}
      action={copyItem}
      onSubmit={() => {
        if (name.trim() === "") setProblem("required");
        else copyItem.mutate({ params: { id: product.id }, body: { name, withImages } });
      }}
      typed={{ name, withImages }}
    >
      <TextInput
        name="copy-name"
        label={text.name}
        error={getProblemText(problem, products.fields.name.problems)}
        value={name}
        maxLength={200}
        onChange={({ target }) => setName(target.value)}
      />
      <CheckInput
        label={text.withImages}
        checked={withImages}
        onChange={({ target }) => setWithImages(target.checked)}
      />
    </DialogForm>
  );
}
