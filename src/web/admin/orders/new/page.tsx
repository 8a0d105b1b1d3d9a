import { newOrder as labels } from "#i18n/he/new-order.ts";
import { loadBeside } from "../../kit/load-later.tsx";
import { Page } from "../../shell/page.tsx";

const NewOrderForm = loadBeside(async () => (await import("./new-order-form.tsx")).NewOrderForm);

/** An order that reached the shop another way, entered by hand. */
export default function NewOrderPage() {
  return (
    <Page title={labels.title}>
      <p className="text-soft">{labels.intro}</p>
      <NewOrderForm />
    </Page>
  );
}
