import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { account } from "#i18n/en/account.ts";
import { setup as text } from "#i18n/en/setup.ts";
import { imageTypes } from "#modules/catalog/admin-names.ts";
import { setupCurrencies } from "#modules/setup/shop-money.ts";
import { trades } from "#modules/setup/trades.ts";
import type { MailWay } from "#platform/mail/transport.ts";
import { getButtonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Options } from "#ui/options.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { SetupAnswer } from "./receive-setup.ts";

type SetupFormProps = {
  mailWay: MailWay;
  answer: SetupAnswer | undefined;
};

/** The questions of the first start. It is sent as browsers send forms: no script is needed. */
export function SetupForm({ mailWay, answer }: SetupFormProps) {
  const errors = answer === undefined ? {} : getErrors(answer);
  const getFieldProps = (name: string) => ({
    name,
    error: errors[name],
    defaultValue: answer?.values[name],
  });
  return (
    <form method="post" encType="multipart/form-data" noValidate className="grid gap-10">
      {Object.keys(errors).length > 0 && (
        <p role="alert" className="rounded-sm bg-danger-bg px-4 py-3 text-danger-fg">
          {text.summary}
        </p>
      )}
      <Part id="shop" heading={text.shop.heading}>
        <TextField label={text.shop.shopName} maxLength={80} {...getFieldProps("shopName")} />
        <TextField
          label={text.shop.legalName}
          help={text.shop.legalNameHelp}
          maxLength={200}
          {...getFieldProps("legalName")}
        />
        <TextField
          label={text.shop.shopEmail}
          type="email"
          maxLength={254}
          {...getFieldProps("shopEmail")}
        />
      </Part>
      <Part id="sold" heading={text.trade.heading}>
        <SelectField
          label={text.trade.trade}
          help={text.trade.tradeHelp}
          {...getFieldProps("trade")}
        >
          <Options values={trades} labels={text.trade.trades} />
        </SelectField>
        <div className="grid gap-1">
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="samples"
              value="yes"
              defaultChecked={answer === undefined || "samples" in answer.values}
              className="size-4.5 flex-none accent-brand"
            />
            {text.trade.samples}
          </label>
          <p className="text-sm text-soft">{text.trade.samplesHelp}</p>
        </div>
      </Part>
      <Part id="money" heading={text.money.heading}>
        <p className="text-sm text-soft">{text.money.text}</p>
        <SelectField label={text.money.currency} {...getFieldProps("currency")}>
          <Options values={setupCurrencies} labels={text.money.currencies} />
        </SelectField>
        {(["ilsRate", "rate"] as const).map((name) => (
          <TextField
            key={name}
            label={text.money[name]}
            help={text.money.rateHelp}
            optionalHint={text.look.optional}
            inputMode="decimal"
            maxLength={20}
            {...getFieldProps(name)}
          />
        ))}
      </Part>
      <Part id="look" heading={text.look.heading}>
        <TextField
          label={text.look.accent}
          help={text.look.accentHelp}
          optionalHint={text.look.optional}
          maxLength={7}
          {...getFieldProps("accent")}
        />
        <TextField
          label={text.look.patch}
          help={text.look.patchHelp}
          optionalHint={text.look.optional}
          maxLength={7}
          {...getFieldProps("patch")}
        />
        <TextField
          label={text.look.logo}
          help={text.look.logoHelp}
          optionalHint={text.look.optional}
          type="file"
          accept={imageTypes.join()}
          name="logo"
          error={errors["logo"]}
        />
      </Part>
      <Part id="admin" heading={text.admin.heading}>
        <p className="text-sm text-soft">{text.admin.text}</p>
        <TextField
          label={text.admin.adminName}
          maxLength={100}
          autoComplete="name"
          {...getFieldProps("adminName")}
        />
        <TextField
          label={text.admin.adminEmail}
          type="email"
          maxLength={254}
          autoComplete="username"
          {...getFieldProps("adminEmail")}
        />
        <TextField
          label={text.admin.password}
          help={text.admin.passwordHelp}
          type="password"
          maxLength={200}
          autoComplete="new-password"
          name="password"
          error={errors["password"]}
        />
      </Part>
      <button
        type="submit"
        name="intent"
        value="open"
        className={`${getButtonClass()} justify-self-start`}
      >
        {text.submit}
      </button>
      <Part id="mail" heading={text.mail.heading}>
        <p className="text-soft">
          {text.mail.ways[mailWay.kind](mailWay.kind === "smtp" ? mailWay.host : "")}
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={text.mail.testEmail}
            type="email"
            maxLength={254}
            className="min-w-60 flex-1"
            {...getFieldProps("testEmail")}
          />
          <button
            type="submit"
            name="intent"
            value="mail"
            className={getButtonClass({ tone: "line" })}
          >
            {text.mail.submit}
          </button>
        </div>
        {answer?.outcome === "mailed" && (
          <p role="status" className="flex items-start gap-2 text-ok-fg">
            <CircleCheck aria-hidden className="mt-0.5 size-5 flex-none" />
            {text.mail.sent}
          </p>
        )}
      </Part>
    </form>
  );
}

/** An error in words, by field. */
function getErrors(answer: SetupAnswer): Readonly<Record<string, string>> {
  switch (answer.outcome) {
    case "invalid":
      return Object.fromEntries(
        Object.entries(answer.problems).map(([field, codes]) => [field, describeProblem(codes)]),
      );
    case "limited":
      return { testEmail: text.mail.tooMany };
    case "failed":
      // It has to stand somewhere.
      return { shopName: text.problems.unexpected };
    case "mailed":
      return {};
  }
}

function describeProblem(codes: readonly string[]): string {
  const own: Readonly<Record<string, string>> = text.problems;
  return own[codes[0] ?? ""] ?? account.problems.field(codes);
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 rounded-lg bg-surface px-5 py-8 shadow-low sm:px-10"
    >
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
