// Somebody in a hurry: the next page is still on its way when they turn to another address.
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { css, first } from "./person.ts";
import { openSlowLine, type SlowLine } from "./slow-line.ts";
import { enter, followHeader } from "./steps.ts";
import { test as base } from "./test.ts";

const test = base.extend<{ line: SlowLine }>({
  line: async ({ shop }, provide) => {
    const line = await openSlowLine(shop.url);
    await provide(line);
    await line.close();
  },
});

// The router tells the console that a script did not come.
test.use({ expectedComplaints: [/Error loading route module|^console: Error/] });

test("SHELL-79 a navigation that starts while another page is loading reaches its address", async ({
  // Named first, it ends after the windows.
  line,
  meet,
}) => {
  const person = await meet({ base: line.url });
  await enter(person, paths.home);
  await person.see(css("footer [aria-pressed=true]"));
  const isAsked = line.keepBack();
  await followHeader(person, "pointer", shell.gallery);
  await isAsked;
  await person.open(paths.faq);
  await person.see(first(css("main summary")));
  await person.isAt(paths.faq);
});
