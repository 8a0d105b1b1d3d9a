import { describe, expect, test } from "vitest";
import { expansionMark, findChanges } from "./expansions.ts";
import { readSources } from "./sources.ts";

const marked = readSources("migrations/*.sql").filter(({ text }) => text.includes(expansionMark));

describe("a migration with which an older version keeps working", () => {
  test.each(marked.map(({ path, text }) => [path, text]))("INST-14 only adds: %s", (_, text) => {
    expect(findChanges(text)).toEqual([]);
  });

  test.each([
    "create table a (id integer not null); create unique index a_id on a (id); alter table public.a enable row level security",
    "create table a (id integer); create table b (id integer); create policy p on a to shop_admin using (true); revoke all on a, public.b from shop_app; grant select on a to shop_admin",
    "create index orders_by_x on orders (x)",
    "alter table orders add column note text",
    "alter table orders add column note text default '' not null",
    "create function app.f() returns void as $$ begin delete from orders; end $$ language plpgsql; revoke execute on all functions in schema app from public",
    "create function app.f() returns void as $$ begin end $$ language plpgsql; revoke execute on function app.f() from public",
    "-- drop table orders\ngrant execute on function app.f() to shop_admin",
  ])("INST-14 may hold %s", (text) => {
    expect(findChanges(text)).toEqual([]);
  });

  test.each([
    "alter table orders drop column note",
    "alter table orders add column note text not null",
    "alter table orders add column note text unique default ''",
    "alter table orders rename column note to notes",
    "alter table orders alter column note set not null",
    "alter table orders add constraint c check (true)",
    "create unique index orders_x on orders (x)",
    "create or replace function app.f() returns void as $$ begin end $$ language plpgsql",
    "create trigger t before insert on orders for each row execute function app.f()",
    "create policy p on orders to shop_admin using (true)",
    "drop table orders",
    "update orders set note = 'create table'",
    "revoke select on orders from shop_admin",
    "revoke execute on function app.f() from public",
    "create table a (id integer); revoke all on a, orders from shop_app",
    "create table a (id integer); drop policy p on orders",
  ])("INST-14 may not hold %s", (text) => {
    expect(findChanges(text)).toHaveLength(1);
  });
});
