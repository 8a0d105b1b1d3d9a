import { ExternalLink, LogOut } from "lucide-react";
import { useState } from "react";
import { formatDate } from "#i18n/format.ts";
import { admin } from "#i18n/he/admin.ts";
import type { SignedInUser } from "#modules/identity/contract.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { LogoMark } from "#ui/logo.tsx";
import { leave } from "#web/account/leave.ts";
import { paths } from "#web/paths.ts";

const text = admin.start;

/** What an administrator finds behind the door. */
export function StartPage({ user }: { user: SignedInUser }) {
  const [today] = useState(() => new Date());
  return (
    <div className="min-h-svh">
      <header className="border-b border-line bg-surface">
        <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
          <LogoMark className="size-9" />
          <p className="me-auto font-strong">{admin.title}</p>
          <a href={paths.home} className={buttonClass({ tone: "quiet", size: "sm" })}>
            <ExternalLink aria-hidden className="mirrored size-4" />
            {text.shop}
          </a>
          <Button tone="line" size="sm" onClick={() => void leave()}>
            <LogOut aria-hidden className="mirrored size-4" />
            {text.signOut}
          </Button>
        </div>
      </header>
      <main className="wrap grid gap-5 py-10">
        <h1 className="text-2xl">
          {text.greeting} <bdi>{user.full_name}</bdi>
        </h1>
        <p className="text-soft">{text.text}</p>
        <dl className="grid w-full max-w-192 gap-x-8 gap-y-4 rounded-md border border-line bg-surface p-6 sm:grid-cols-2">
          <div className="min-w-0">
            <dt className="text-sm text-soft">{text.account}</dt>
            <dd className="font-medium break-words">
              <bdi>{user.email}</bdi>
            </dd>
          </div>
          <div>
            <dt className="text-sm text-soft">{text.today}</dt>
            <dd className="font-medium">{formatDate(today, "he-IL")}</dd>
          </div>
        </dl>
      </main>
    </div>
  );
}
