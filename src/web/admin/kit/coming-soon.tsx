import { Hammer } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { EmptyState } from "./list-states.tsx";
import { Page } from "./page.tsx";

/** A module whose screen is not there yet. */
export function ComingSoon({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState Icon={Hammer} title={admin.soon.title} text={admin.soon.text} />
    </Page>
  );
}
