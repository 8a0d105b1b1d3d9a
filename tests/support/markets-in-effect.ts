type Code = "il" | "eu" | "uk" | "us" | "channel";

/** Puts proposed markets into effect from a day on, in dollars and without tax; no others are. */
export async function putMarketsInEffect(
  database: { asOwner: (sql: string, values: readonly unknown[]) => Promise<unknown> },
  codes: readonly Code[],
  from = "2020-01-01",
): Promise<void> {
  await database.asOwner(
    `update markets set valid_from = case when code = any($1::text[]) then $2::date end,
       currency = 'USD', tax_mode = 'none', duty_terms = 'none'
     where not is_main`,
    [codes, from],
  );
}
