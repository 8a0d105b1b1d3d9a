import { admin } from "#i18n/he/admin.ts";
import { images as text } from "#i18n/he/images.ts";
import type { LibraryImage } from "#modules/media/admin/contract.ts";
import { useListApi } from "../../api/use-list-api.ts";
import { FilterChips } from "../../kit/list-filters.tsx";
import { ListScreen } from "../../kit/list-screen.tsx";
import { Page } from "../../shell/page.tsx";
import { RowPanel } from "../../kit/row-panel.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { Uploads } from "../../kit/uploads/uploads.tsx";
import { useUrlState } from "../../kit/url-state.ts";
import { useList } from "../../kit/use-list.ts";
import { ImageGrid } from "./image-grid.tsx";
import { getUploadUrl, imageList } from "./image-list.ts";
import { ImagePanel } from "./image-panel.tsx";

/** The library of images: every one of the shop, and what is known of the one that is open. */
export default function MediaPage() {
  const list = useList(imageList);
  const [{ picture: open }, change] = useUrlState(["picture"]);
  const read = useListApi("GET /api/admin/pictures", list, ({ query }) => ({ query }));
  // The list begins where it was: what is open is no part of it.
  const show = (address: string | null) => change({ picture: address }, { isPageCacheable: true });
  return (
    <Page title={admin.nav.marketing} tabTitle={`${text.title} · ${admin.nav.marketing}`}>
      <p className="max-w-prose text-soft">{text.intro}</p>
      <section aria-label={text.upload} className="grid gap-3">
        <Uploads<LibraryImage>
          call="POST /api/admin/pictures"
          getUrl={getUploadUrl}
          onArrived={({ address }) => show(address)}
        />
      </section>
      <ListScreen
        list={list}
        read={read}
        rows={read.data?.pictures}
        failed={text.failed}
        {...text.empty}
        filters={
          <>
            <SearchField label={text.search} field={list.field("q")} />
            <FilterChips
              label={text.show}
              field={list.field("show")}
              labels={text.views}
              counts={read.data?.counts}
            />
          </>
        }
        beside={{
          content: open !== undefined && (
            <RowPanel key={open} id={open} onClose={() => show(null)}>
              <ImagePanel address={open} onClose={() => show(null)} />
            </RowPanel>
          ),
          columns: open !== undefined && "min-[73.75rem]:grid-cols-[minmax(0,1fr)_24.75rem]",
        }}
      >
        {({ pictures: images }) => (
          <ImageGrid
            images={images}
            chosen={open}
            isStale={read.isPlaceholderData}
            onPress={show}
          />
        )}
      </ListScreen>
    </Page>
  );
}
