import { backpack } from "#content/backpack.ts";
import { shell } from "#i18n/en/shell.ts";
import { sizeChartText } from "#i18n/en/size-chart.ts";
import { listCarriers } from "#modules/catalog/list-carriers.ts";
import { DataText } from "#ui/data-text.tsx";
import { CatalogImage } from "#ui/image.tsx";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { pageSharePath } from "#web/share/share-paths.ts";
import { useContent } from "../content.ts";
import { assertPageShown } from "../parts/assert-page-shown.ts";
import { createTrail } from "../parts/breadcrumb-data.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { PageLink } from "../parts/page-link.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { BreedTable } from "../size-chart/breed-table.tsx";
import { FitCheck } from "../size-chart/fit-check.tsx";
import { MeasuringDrawing } from "../size-chart/measuring-drawing.tsx";
import { SizeImage } from "../parts/size-image.tsx";
import { Units } from "../parts/units.tsx";
import type { Route } from "./+types/size-chart";

/** A quarter of the page where there is room. */
const quarter = "(min-width: 84rem) 19rem, (min-width: 64rem) 21vw, (min-width: 40rem) 45vw, 91vw";

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, runShared, content } = context.get(shopContext);
  const [words, carriers] = await Promise.all([
    content("size-chart", "brand", "structure"),
    runShared("carriers", listCarriers),
  ]);
  assertPageShown(words, paths.sizeChart);
  const { "size-chart": sizeChart, brand } = words;
  return {
    content: { "size-chart": sizeChart },
    carriers: carriers.map((carrier) => ({ ...carrier, roomCm: backpack.roomCm })),
    maxPetKg: carriers[0]?.maxPetKg ?? backpack.maxPetKg,
    meta: pageMeta({
      title: sizeChart.metaTitle,
      description: sizeChart.description,
      brand,
      publicUrl,
      path: paths.sizeChart,
      share: pageSharePath("size-chart", words),
      structuredData: [
        createTrail({ label: sizeChartText.sizeChart, to: paths.sizeChart }, publicUrl),
      ],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function SizeChartPage({
  loaderData: { carriers, maxPetKg },
}: Route.ComponentProps) {
  const { title, lede } = useContent("size-chart");
  return (
    <div className="wrap pt-2 pb-(--section)">
      <Breadcrumb
        trail={[{ label: shell.home, to: paths.home }]}
        current={sizeChartText.sizeChart}
      />
      <div className="grid grid-cols-1 gap-(--section)">
        <div className="mt-4 grid grid-cols-1 items-end gap-x-columns gap-y-10 lg:grid-cols-2">
          <header className="grid gap-6">
            <h1>{title}</h1>
            <p className="lede">{lede}</p>
          </header>
          <Specification />
        </div>
        <Sizes />
        <Measuring />
        <FitCheck carriers={carriers} />
        <div className="grid grid-cols-1 items-start gap-x-columns gap-y-12 lg:grid-cols-2">
          <BreedTable kind="dogs" maxPetKg={maxPetKg} />
          <div className="grid grid-cols-1 gap-12">
            <BreedTable kind="cats" maxPetKg={maxPetKg} />
            <OtherAnimals />
          </div>
        </div>
        <Disclaimers />
      </div>
    </div>
  );
}

function Specification() {
  const { specification } = useContent("size-chart");
  return (
    <section aria-labelledby="specification">
      <h2 id="specification" className="mb-3 text-xl">
        {specification.heading}
      </h2>
      <dl className="border-t border-line">
        {specification.rows.map(({ name, value }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3"
          >
            <dt className="text-soft">
              <DataText>{name}</DataText>
            </dt>
            <dd className="num text-end font-medium text-balance">
              <Units>{value}</Units>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Sizes() {
  const { company, drawings } = useContent("size-chart");
  return (
    <div className="grid grid-cols-1 items-start gap-x-cards gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      <SizeImage view="front" measures={drawings.front} sizes={quarter} />
      <SizeImage view="side" measures={drawings.side} sizes={quarter} />
      <figure className="sm:col-span-2">
        <CatalogImage
          imageUrl={company.image}
          sizes="(min-width: 84rem) 40rem, (min-width: 64rem) 45vw, 91vw"
          className="aspect-video w-full rounded-window object-cover"
        />
        <figcaption className="mt-3 text-xs text-soft">{company.caption}</figcaption>
      </figure>
    </div>
  );
}

function Measuring() {
  const { measuring } = useContent("size-chart");
  return (
    <section aria-labelledby="measuring">
      <h2 id="measuring">{measuring.heading}</h2>
      <p className="lede mt-4">{measuring.text}</p>
      <ol className="mt-8 grid gap-x-cards gap-y-10 md:grid-cols-3">
        {measuring.steps.map(({ id, heading, text }) => (
          <li key={id} className="grid content-start gap-3">
            <MeasuringDrawing step={id} />
            <h3>{heading}</h3>
            <p className="text-soft">
              <Units>{text}</Units>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-[48ch]">
        <Units>{measuring.result}</Units>
      </p>
    </section>
  );
}

function OtherAnimals() {
  const { others } = useContent("size-chart");
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="text-2xl">
        {others.heading}
      </h2>
      <p className="mt-3 text-soft">{others.text}</p>
      <dl className="mt-5 border-t border-line">
        {others.animals.map(({ animal, note }) => (
          <div key={animal} className="border-b border-line py-3">
            <dt className="font-medium">{animal}</dt>
            <dd className="text-sm text-soft">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Disclaimers() {
  const { disclaimers } = useContent("size-chart");
  return (
    <section aria-labelledby="disclaimers">
      <h2 id="disclaimers" className="mb-6 text-2xl">
        {disclaimers.heading}
      </h2>
      <div className="prose">
        <ul>
          {disclaimers.points.map((point) => (
            <li key={point}>
              <Units>{point}</Units>
            </li>
          ))}
        </ul>
      </div>
      <PageLink to={paths.contact} className="link mt-6 inline-block py-2.5">
        {sizeChartText.askUs}
      </PageLink>
    </section>
  );
}
