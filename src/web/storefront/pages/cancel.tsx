import { toDay } from "#i18n/format-he.ts";
import { forms } from "#i18n/en/forms.ts";
import { returnForm as text } from "#i18n/en/return-form.ts";
import { formatCountry } from "#i18n/format-country.ts";
import { formatDateTime } from "#i18n/format.ts";
import { countries } from "#modules/checkout/countries.ts";
import { returnKinds } from "#modules/orders/kinds.ts";
import { openReturnFields, type OpenReturnField } from "#modules/returns/return-fields.ts";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { useContent } from "../content.ts";
import type { FormError } from "../forms/form-error.ts";
import { getValues } from "../forms/form-values.ts";
import { Notice } from "../parts/notice.tsx";
import { privateMeta } from "../parts/private-meta.ts";
import { ConfirmReturn } from "../returns/confirm-return.tsx";
import { receiveReturn, type ReturnAnswer, type ReturnValues } from "../returns/receive-return.ts";
import { ReturnForm } from "../returns/return-form.tsx";
import { openTerms } from "../returns/return-terms.ts";
import type { Route } from "./+types/cancel";

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, clock } = context.get(shopContext);
  return { publicUrl, today: toDay(clock()) };
}

export function action(args: Route.ActionArgs) {
  return receiveReturn(args);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  privateMeta({
    title: text.title,
    description: text.description,
    publicUrl: loaderData.publicUrl,
    path: paths.cancel,
  });

/**
 * For requests without the link of an order. The answer does not reveal whether the order exists.
 */
export default function CancelPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.step === "received") return <Received {...actionData.receipt} />;
  return (
    <div className="wrap section">
      <div className="mx-auto grid w-full max-w-170 grid-cols-1 gap-6">
        <div className="grid gap-3">
          <h1>{text.title}</h1>
          <p className="lede">{text.ledeOpen}</p>
          <p className="text-sm text-soft">{text.byLink}</p>
        </div>
        <Step answer={actionData} today={loaderData.today} />
      </div>
    </div>
  );
}

type StepProps = {
  answer: Exclude<ReturnAnswer, { step: "received" }> | undefined;
  /** The day in Jerusalem. */
  today: string;
};

function Step({ answer, today }: StepProps) {
  const policies = useContent("policies");
  if (answer?.step === "confirm") {
    const { kind, country, number, email } = answer.values;
    const returnKind = returnKinds.find((it) => it === kind) ?? "claim";
    return (
      <ConfirmReturn
        answer={answer}
        terms={openTerms(returnKind, { country, today }, policies)}
        about={[number, email, formatCountry(country)]}
        isOfOrder={false}
      />
    );
  }
  const values = answer?.values ?? getValues(openReturnFields, () => "");
  const error = answer?.error ?? null;
  const groupCountries = policies.withdrawal
    .filter(({ groupMonths }) => groupMonths > 0)
    .flatMap(({ countries: names }) => names.map((code) => formatCountry(code)));
  return (
    <ReturnForm
      options={returnKinds.map((kind) => ({ kind, note: null }))}
      group={groupCountries.length > 0 ? text.groupIn(groupCountries.join(", ")) : null}
      values={values}
      error={error}
    >
      <OrderFields values={values} error={error} />
    </ReturnForm>
  );
}

type OrderFieldsProps = {
  values: ReturnValues;
  error: FormError<OpenReturnField | "lines"> | null;
};

/** Fields that say which order it is about. */
function OrderFields({ values, error }: OrderFieldsProps) {
  const problems = error?.outcome === "invalid" ? error.problems : {};
  const getFieldProps = (name: "number" | "email") => {
    const { max } = openReturnFields[name];
    const problem = problems[name];
    return {
      name,
      required: true,
      maxLength: max,
      defaultValue: values[name],
      error: problem && forms.problem(problem, max),
    };
  };
  return (
    <>
      <TextField
        {...getFieldProps("number")}
        label={text.number}
        help={text.numberHelp}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField {...getFieldProps("email")} label={text.email} type="email" autoComplete="email" />
      <SelectField
        name="country"
        label={text.country}
        required
        autoComplete="country"
        defaultValue={values.country}
        error={problems.country && text.problems.country}
      >
        <option value="">{text.choose}</option>
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

type ReceivedProps = Extract<ReturnAnswer, { step: "received" }>["receipt"];

/** The receipt: it says no more of an order that there is than of one that there is not. */
function Received({ number, requestedAt, unusedPhotos }: ReceivedProps) {
  return (
    <div className="wrap section">
      <div className="mx-auto grid w-full max-w-170 grid-cols-1 gap-6">
        <h1>{text.received.title}</h1>
        <Notice isGood>{text.received.text(number, formatDateTime(new Date(requestedAt)))}</Notice>
        {unusedPhotos > 0 && <Notice>{text.received.unusedPhotos(unusedPhotos)}</Notice>}
        <p className="lede">{text.received.mail}</p>
      </div>
    </div>
  );
}
