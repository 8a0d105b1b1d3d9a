import { FolderTree, Plus } from "lucide-react";
import { useState } from "react";
import { categories as text } from "#i18n/he/categories.ts";
import { products } from "#i18n/he/products.ts";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { ListFrame } from "../../kit/list-frame.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { Page } from "../../shell/page.tsx";
import { useCategories } from "../parts/use-categories.ts";
import type { DialogSubject } from "./category-dialog.tsx";
import { CategoryRow, type CategoryActions } from "./category-row.tsx";
import { toCategoryTree } from "./category-tree.ts";
import { useAdding } from "../../kit/use-adding.ts";
import { useCategoryActions } from "./use-category-actions.ts";
import { loadLater } from "../../kit/load-later.tsx";

const CategoryDialog = loadLater(
  async () => (await import("./category-dialog.tsx")).CategoryDialog,
);

export default function CategoriesPage() {
  const answer = useCategories();
  const list: readonly AdminCategory[] = answer.data?.categories ?? [];
  const [chosen, setChosen] = useState<DialogSubject>();
  const adding = useAdding("POST /api/admin/categories");
  const subject = chosen ?? (adding.isAdding ? { parentId: null } : undefined);
  const [toDelete, setToDelete] = useState<AdminCategory>();
  const [news, setNews] = useState("");
  const changes = useCategoryActions(list, () => setToDelete(undefined));
  const add = (
    <ActionButton tone="main" call="POST /api/admin/categories" onClick={adding.open}>
      <Plus aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{text.add}</span>
    </ActionButton>
  );
  const actions: CategoryActions = {
    openEditor: (category) => setChosen({ category }),
    addChild: ({ id }) => setChosen({ parentId: id }),
    remove: setToDelete,
    move(category, direction) {
      const place = list
        .filter(({ parentId }) => parentId === category.parentId)
        .findIndex(({ id }) => id === category.id);
      if (changes.move(category.id, direction))
        setNews(text.moved(category.name, place + (direction === "up" ? 0 : 2)));
    },
  };

  return (
    <Page title={products.title} actions={add}>
      <section
        aria-label={text.list}
        className="min-w-0 overflow-hidden rounded-md border border-line bg-surface"
      >
        <ListFrame
          read={answer}
          failed={text.loadFailed}
          isEmpty={({ categories }) => categories.length === 0}
          empty={
            <EmptyState Icon={FolderTree} title={text.empty} text={text.emptyText}>
              {add}
            </EmptyState>
          }
          rows={4}
        >
          {() => (
            <ul>
              {toCategoryTree(list).map((main, index) => (
                <li key={main.id}>
                  <CategoryRow category={main} place={index + 1} actions={actions} />
                  {main.children.length > 0 && (
                    <ul className="border-s-8 border-bg-deep ps-4">
                      {main.children.map((child, place) => (
                        <li key={child.id}>
                          <CategoryRow category={child} place={place + 1} actions={actions} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          )}
        </ListFrame>
      </section>
      <p role="status" className="sr-only">
        {news}
      </p>
      {subject && (
        <CategoryDialog
          subject={subject}
          list={list}
          onClose={() => {
            setChosen(undefined);
            adding.close();
          }}
        />
      )}
      {toDelete && (
        <ConfirmDialog
          {...text.deleteDialog}
          text={text.deleteDialog.text(toDelete.name)}
          action={changes.deletion}
          onConfirm={() => changes.remove(toDelete.id)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </Page>
  );
}
