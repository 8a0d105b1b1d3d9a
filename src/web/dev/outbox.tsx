import { data, useLocation } from "react-router";
import { outbox as labels } from "#i18n/en/outbox.ts";
import { notFound } from "#i18n/en/not-found.ts";
import { formatDateTime } from "#i18n/format.ts";
import { getButtonClass } from "#ui/button.tsx";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { DeadEnd } from "#web/storefront/parts/not-found-message.tsx";
import type { Route } from "./+types/outbox";

/**
 * The kept mails and the chosen one, or else the newest. Where the outbox is not public, the page
 * does not exist.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { localOutbox, publicUrl } = context.get(shopContext);
  if (localOutbox === undefined) return data(null, { status: 404 });
  const stored = await localOutbox.list();
  const requested = url.searchParams.get("mail");
  const chosen = requested === null ? stored[0] : stored.find(({ id }) => id === requested);
  return data({
    mails: stored.map(({ id, to, subject, keptAt }) => ({ id, to, subject, keptAt })),
    chosen: chosen && {
      id: chosen.id,
      to: chosen.to,
      from: chosen.from,
      subject: chosen.subject,
      text: chosen.text,
      files: chosen.files?.map(({ name }) => name) ?? [],
      // To the address at which this page was opened, which need not be the public one.
      link: /https?:\/\/\S+/.exec(chosen.text)?.[0].replace(publicUrl, ""),
    },
  });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData ? labels.title : notFound.title;
  return [{ title }, { name: "robots", content: "noindex" }];
}

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  if (!loaderData) return <DeadEnd {...notFound} />;
  const { mails, chosen } = loaderData;
  return (
    <div className="wrap section grid grid-cols-1 gap-8">
      <div className="grid justify-items-start gap-4">
        <h1>{labels.title}</h1>
        <p className="lede">{labels.lede}</p>
        {/* A plain link: it asks the server anew, with and without scripts, and keeps the chosen
             mail. */}
        <a href={pathname + search} className={getButtonClass({ tone: "line", size: "sm" })}>
          {labels.refresh}
        </a>
      </div>
      {mails.length === 0 ? (
        <section className="grid gap-2 rounded-window bg-surface p-8">
          <h2 className="text-xl">{labels.empty}</h2>
          <p className="text-soft">{labels.emptyText}</p>
        </section>
      ) : (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-(--minor-major)">
          <MailList mails={mails} chosenId={chosen?.id} />
          {chosen ? <Mail mail={chosen} /> : <p className="text-soft">{labels.gone}</p>}
        </div>
      )}
    </div>
  );
}

type Shown = NonNullable<Route.ComponentProps["loaderData"]>;

function MailList({ mails, chosenId }: { mails: Shown["mails"]; chosenId: string | undefined }) {
  return (
    <nav aria-label={labels.list} className="max-h-[70svh] overflow-y-auto rounded-lg bg-surface">
      <ol>
        {mails.map((mail) => (
          <li key={mail.id} className="border-b border-line last:border-b-0">
            <a
              href={`${paths.outbox}?mail=${mail.id}`}
              aria-current={mail.id === chosenId ? "true" : undefined}
              className={joinClassNames(
                "grid gap-0.5 px-5 py-4 text-text no-underline hover:bg-surface-hover",
                "aria-current:bg-brand-quiet aria-current:text-on-brand-quiet",
              )}
            >
              <span className="font-strong">
                <DataText>{mail.subject}</DataText>
              </span>
              <span className="text-sm wrap-anywhere">{labels.to(mail.to)}</span>
              <time dateTime={mail.keptAt} className="text-sm">
                {formatDateTime(new Date(mail.keptAt))}
              </time>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Mail({ mail }: { mail: NonNullable<Shown["chosen"]> }) {
  return (
    <article className="grid grid-cols-1 gap-6 rounded-window bg-surface p-6 md:p-8">
      <header className="grid gap-1">
        <h2 className="text-xl">
          <DataText>{mail.subject}</DataText>
        </h2>
        <p className="text-sm wrap-anywhere text-soft">
          {labels.from(mail.from.name, mail.from.email)}
        </p>
        <p className="text-sm wrap-anywhere text-soft">{labels.to(mail.to)}</p>
        {mail.files.length > 0 && (
          <p className="text-sm wrap-anywhere text-soft">{labels.files(mail.files.join(", "))}</p>
        )}
      </header>
      {mail.link !== undefined && (
        <a href={mail.link} className={joinClassNames(getButtonClass(), "justify-self-start")}>
          {labels.openLink}
        </a>
      )}
      <section className="grid grid-cols-1 gap-3">
        <h3 className="font-text text-sm font-strong">{labels.asHtml}</h3>
        <iframe
          src={`${paths.outbox}/${mail.id}`}
          title={mail.subject}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="h-[44rem] w-full rounded-lg border border-line"
        />
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h3 className="font-text text-sm font-strong">{labels.asText}</h3>
        <pre dir="auto" className="font-text text-sm wrap-anywhere whitespace-pre-wrap">
          {mail.text}
        </pre>
      </section>
    </article>
  );
}
