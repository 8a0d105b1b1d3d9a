-- Texts that repeated a promise, a measure or the colors quote them from now on, where the owner has left them as they were
-- delivered.
alter table product_attributes no force row level security;
alter table products no force row level security;
alter table content_documents no force row level security;
alter table content_drafts no force row level security;
alter table product_attributes disable trigger user;
alter table products disable trigger user;
alter table content_documents disable trigger user;
alter table content_drafts disable trigger user;
update product_attributes a set attribute_value = quoted
  from products p, (values
    ('Warranty', '12 months, factory', '{policies.warrantyMonths} months, factory', false),
    ('Outside', '46 × 30 × 20 cm (18.1 × 11.8 × 7.9 in)', '{size.metric} ({size.imperial})', true),
    ('Weight', '930 g', '{size.weight}', true),
    ('Largest pet', '10 kg (22 lb)', '{size.maxPet}', true)
  ) as delivered (name, value, quoted, is_measure)
  where p.id = a.product_id and a.attribute_name = delivered.name and a.attribute_value = delivered.value
    and (not is_measure or num_nulls(p.height_mm, p.max_pet_grams, p.weight_grams) = 0);
update products set description = replace(description, 'up to 10 kg', 'up to {bag.maxPetKg} kg')
  where max_pet_grams is not null and description = 'A soft-sided backpack for dogs and cats up to 10 kg, with mesh on three sides, a padded base and a tether inside. A cotton storage bag comes with it.';
do $$
declare
  delivered text[];
  before text;
  after text;
begin
  foreach delivered slice 1 in array array[
    array['faq', 'There is one size. All three colours share the same cut.', 'There is one size. {Colours.all} share the same cut.'],
    array['faq',
      'Olive, caramel and blue, each with cream panels. Mesh, cushion, pockets and straps are the same in all of them, so your taste is the only thing to consult. Or theirs.',
      '{Colours.names}, each with cream panels. Mesh, cushion, pockets and straps are the same in all of them, so your taste is the only thing to consult. Or theirs.'],
    array['dealer', 'One bag, three colours', 'One bag, {colours.count}'],
    array['blog', 'One bag in three colours, for the part of the way that is too long for short legs.',
      'One bag in {colours.count}, for the part of the way that is too long for short legs.'],
    array['blog', 'Three colours, one cut. Measure first, fall in love second.',
      '{Colours.count}, one cut. Measure first, fall in love second.'],
    array['page/about',
      'Last came the looks, because a thing that stays in the hall ought to be worth looking at. Woven cloth, cream panels, double piping, and a choice of olive, caramel and blue.',
      'Last came the looks, because a thing that stays in the hall ought to be worth looking at. Woven cloth, cream panels, double piping, and a choice of {colours.names}.'],
    array['page/about', ' We would rather improve one seam than launch ten variations. There are three colours and a single cut.',
      ' We would rather improve one seam than launch ten variations. There are {colours.several} and a single cut.'],
    array['article/seaside-pet-adventures', ' that suits a harbour. Sand, we are sorry to say, suits all three colours.',
      ' that suits a harbour. Sand, we are sorry to say, suits {colours.all}.']
  ] loop
    before := to_jsonb(delivered[2])::text;
    after := to_jsonb(delivered[3])::text;
    update content_documents set data = replace(data::text, before, after)::jsonb
      where key = delivered[1] and position(before in data::text) > 0;
    update content_drafts set data = replace(data::text, before, after)::jsonb
      where key = delivered[1] and position(before in data::text) > 0;
  end loop;
end $$;
alter table content_drafts enable trigger user;
alter table content_documents enable trigger user;
alter table products enable trigger user;
alter table product_attributes enable trigger user;
alter table content_drafts force row level security;
alter table content_documents force row level security;
alter table products force row level security;
alter table product_attributes force row level security;
