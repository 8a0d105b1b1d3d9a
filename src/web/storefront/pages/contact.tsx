import { shell } from "#i18n/en/shell.ts";
import { receiveContactMessage } from "#modules/messages/receive-contact-message.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { pageSharePath } from "#web/share/share-paths.ts";
import { Channels } from "../contact/channels.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import { contactPageFields } from "../contact/message-rules.ts";
import { usePlain } from "../catalog.tsx";
import { useContent } from "../content.ts";
import { receiveForm } from "../forms/page-action.ts";
import { assertPageShown } from "../parts/assert-page-shown.ts";
import { createTrail } from "../parts/breadcrumb-data.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import type { Route } from "./+types/contact";
import { Image } from "#ui/image.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, content: read } = context.get(shopContext);
  const { brand, structure, ...content } = await read(
    "contact",
    "contact-privacy",
    "brand",
    "structure",
  );
  assertPageShown({ structure }, paths.contact);
  const { contact } = content;
  return {
    content,
    meta: pageMeta({
      title: contact.metaTitle,
      description: contact.description,
      brand,
      publicUrl,
      path: paths.contact,
      share: pageSharePath("contact", { contact, brand }),
      structuredData: [createTrail({ label: shell.contact, to: paths.contact }, publicUrl)],
    }),
  };
}

/** For those who send the form without scripts. */
export function action(args: Route.ActionArgs) {
  return receiveForm(args, {
    rules: contactPageFields,
    thanks: "/contact?sent=contact#form",
    receive: (ctx, { fields, website }) =>
      receiveContactMessage(ctx, { fields: { ...fields, phone: "" }, website }),
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const contact = useContent("contact");
  return (
    <div className="wrap pt-2 pb-(--section)">
      <Breadcrumb trail={[{ label: shell.home, to: paths.home }]} current={shell.contact} />
      <div className="mt-4 mb-8 grid items-end gap-x-columns gap-y-4 md:mb-12 lg:grid-cols-2">
        <h1>{contact.title}</h1>
        <p className="lede">{contact.lede}</p>
      </div>
      <div className="grid items-start gap-x-columns gap-y-10 lg:grid-cols-2">
        <section
          aria-labelledby="write"
          className="grid gap-5 rounded-lg bg-surface px-5 py-8 shadow-low sm:px-10 sm:py-12"
        >
          <h2 id="write" className="text-xl">
            {contact.form.heading}
          </h2>
          <p className="text-soft">{contact.form.reply}</p>
          <ContactForm answer={actionData} />
        </section>
        <div className="grid gap-10">
          <section aria-labelledby="channels" className="grid gap-5">
            <h2 id="channels" className="text-xl">
              {contact.channels.heading}
            </h2>
            <p className="text-soft">{contact.channels.text}</p>
            <Channels />
          </section>
          <PromoCard />
        </div>
      </div>
    </div>
  );
}

/** Asks for images of the road. */
function PromoCard() {
  const text = useContent("contact").promo;
  return (
    <section aria-labelledby="promo" className="patch grid justify-items-start gap-5 p-10 sm:p-12">
      {usePlain() === undefined && (
        <div className="porthole mb-3 w-40">
          <Image
            name="gallery/mountain"
            sizes="13.5rem"
            className="aspect-square w-full object-cover"
          />
        </div>
      )}
      <h2 id="promo" className="text-2xl">
        {text.heading}
      </h2>
      <p className="text-on-patch-soft">{text.text}</p>
      <p className="font-display text-lg tracking-head wrap-anywhere">{text.hashtag}</p>
      <p className="text-sm text-on-patch-soft">{text.note}</p>
    </section>
  );
}
