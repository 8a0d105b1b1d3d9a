import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { account as labels } from "#content/account.ts";
import { AuthView } from "./auth-view.tsx";

function pageAt(address: string, isRegistrationOpen = true): string {
  const Page = createRoutesStub([
    {
      id: "auth",
      path: "/auth",
      Component: () => <AuthView isRegistrationOpen={isRegistrationOpen} />,
    },
  ]);
  return renderToStaticMarkup(
    <Page
      initialEntries={[address]}
      hydrationData={{ loaderData: { auth: { content: { account: labels } } } }}
    />,
  );
}

const panels = (html: string) => html.split('role="tabpanel"').slice(1);

test("SIGN-03 the server's page has both tabs, with the one in the address selected", () => {
  const [signIn = "", signUp = ""] = panels(pageAt("/auth"));
  expect(signIn).toMatch(/^[^>]*aria-labelledby="sign-in-tab">/);
  expect(signUp).toMatch(/^[^>]*aria-labelledby="sign-up-tab" hidden="">/);
  const [first = "", second = ""] = panels(pageAt("/auth?tab=sign-up"));
  expect(first).toMatch(/^[^>]*hidden="">/);
  expect(second).toMatch(/^[^>]*aria-labelledby="sign-up-tab">/);
});

test("SIGN-07 while registration is closed, a friendly sentence and Sign In replace the Sign Up tab", () => {
  for (const address of ["/auth", "/auth?tab=sign-up"]) {
    const html = pageAt(address, false);
    expect(html).not.toContain('role="tab"');
    expect(html).not.toContain("Sign Up");
    expect(html).toContain(labels.registrationClosed);
    expect(html).toContain('autoComplete="current-password"');
  }
});

test("SIGN-23 until scripts run, no form of the page can put a password into an address", () => {
  const html = pageAt("/auth");
  const forms = html.match(/<form\b[^>]*>/g) ?? [];
  expect(forms).toHaveLength(2);
  for (const form of forms) expect(form).toContain('method="post"');
  const submits = html.match(/<button type="submit"[^>]*>/g) ?? [];
  expect(submits).toHaveLength(2);
  for (const submit of submits) expect(submit).toContain('disabled=""');
});
