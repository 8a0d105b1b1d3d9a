-- What a search looks through, and what is typed for one, are made plain in the same way, which now also takes away vowel
-- points, apostrophes and quotes (geresh and gershayim among them) and what cannot be seen, takes each hyphen for a blank, and
-- knows all Latin letters with marks, and letters that were typed as a letter and a mark. Hebrew letters become capitals, which
-- nothing else is after `lower`: trigrams know only what the server's locale calls a letter, which need not be more than ASCII.
-- A text in ASCII, as most addresses are, takes a short way.
create or replace function app.search_text(original text) returns text
language sql immutable strict parallel safe as $$
  select case
    when octet_length(original) = char_length(original) then translate(lower(original), '-''"`', ' ')
    else translate(lower(translate(
      replace(replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(
          normalize(replace(lower(original), U&'\00B4', ''), NFKD),
          U&'[''"`\00AD\00B4\02B9-\02BF\0300-\036F\0591-\05BD\05BF\05C1\05C2\05C4\05C5\05C7\05F3\05F4\061C\064B-\0652\0670\180E\200B-\200F\2018-\201F\202A-\202E\2032-\2036\2060-\206F\FE00-\FE0F\FEFF]',
          '', 'g'),
        'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
      U&'\002D\05BE\2010\2011\2012\2013\2014\2015\2212\00A0\0141\0142\00D8\00F8\0110\0111\00D0\00F0\0126\0127\0131\0166\0167\014A\014B\0138\0189\0197\0268\018F\0259\0181\0253\018A\0257\0198\0199\019F\0275\0244\0289\01B5\01B6\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9',
      '          llooddddhhittnnkdiieebbddkkoouuzz01234567890123456789'
    )),
      U&'\05D0\05D1\05D2\05D3\05D4\05D5\05D6\05D7\05D8\05D9\05DA\05DB\05DC\05DD\05DE\05DF\05E0\05E1\05E2\05E3\05E4\05E5\05E6\05E7\05E8\05E9\05EA',
      'ABGDHVZXTYKKLMMNNSEPPCCQRWJ') end
$$;
--> statement-breakpoint
ALTER TABLE "customers" drop column "search_text";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (app.search_text(' ' || name || ' ' || email || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" drop column "search_text";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (app.search_text(' ' || customer_name || ' ' || coalesce(customer_email, '') || ' ' || right(id::text, 8) || ' ' || regexp_replace(coalesce(customer_phone, ''), '[^0-9]', '', 'g'))) STORED NOT NULL;
--> statement-breakpoint
-- The columns that searches look through are made anew, and with them go their indexes and the right to read them.
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=256);
--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=256);
--> statement-breakpoint
grant select (search_text) on orders to shop_privacy;
