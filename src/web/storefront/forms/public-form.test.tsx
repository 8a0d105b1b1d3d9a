import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { ContactForm } from "../contact/contact-form.tsx";
import type { ContactPageField } from "../contact/message-rules.ts";
import type { FormAnswer } from "./form-error.ts";

const words = { contact: { content: { "contact-privacy": delivered["contact-privacy"] } } };

function renderHtml(address: string, answer?: FormAnswer<ContactPageField>): string {
  const Page = createRoutesStub([
    { id: "contact", path: "/contact", Component: () => <ContactForm answer={answer} /> },
  ]);
  return renderToStaticMarkup(
    <Page initialEntries={[address]} hydrationData={{ loaderData: words }} />,
  );
}

const values = { name: "Maya", email: "maya@", subject: "support", message: "Does it fit?" };

test("FORM-48 until scripts run, the browser itself validates the fields and posts them", () => {
  const html = renderHtml("/contact");
  expect(html).toMatch(/<form id="form"[^>]* method="post"/);
  expect(html).not.toContain("noValidate");
  expect(html).toMatch(/<input (?=[^>]*type="email")(?=[^>]*required)(?=[^>]*maxLength="254")/);
  expect(html).toMatch(/<textarea (?=[^>]*required)(?=[^>]*maxLength="5000")(?=[^>]*rows="5")/);
  expect(html).not.toMatch(/<select [^>]*required/);
});

test("FORM-48 a rejected form comes back with its values and the errors at the fields", () => {
  const html = renderHtml("/contact", {
    outcome: "invalid",
    problems: { email: "not_an_email" },
    values,
  });
  expect(html).toMatch(/role="alert"[^]*Please check the marked fields/);
  expect(html).toMatch(
    /<input (?=[^>]*id="email")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="email-error")(?=[^>]*value="maya@")/,
  );
  expect(html).toMatch(/<option value="support" selected="">/);
  expect(html).toContain(">Does it fit?</textarea>");
  expect(renderHtml("/contact", { outcome: "limited", minutes: 1, values })).toContain(
    "Please try again in 1 minute.",
  );
});

test("FORM-48 after sending, the page says so at the form that was sent, and only there", () => {
  expect(renderHtml("/contact?sent=contact")).toMatch(/role="status"[^]*Message Sent!/);
  expect(renderHtml("/contact?sent=dealer")).not.toContain("Message Sent!");
});

test("FORM-49 the hidden field against spam is out of reach of people", () => {
  const trap = /<div aria-hidden="true" class="sr-only">[^]*?<\/div>/.exec(
    renderHtml("/contact"),
  )?.[0];
  expect(trap).toMatch(
    /<input (?=[^>]*name="website")(?=[^>]*tabindex="-1")(?=[^>]*autoComplete="off")/i,
  );
});
