import {
  catalog,
  everything,
  ledger,
  only,
  readOnly,
  type TableExpectation,
} from "./policy-rights.ts";

/** Rights on the shop's texts: everybody reads published ones, the back office alone the others. */
export const contentExpectations: Record<string, TableExpectation> = {
  content_documents: {
    touch: "data",
    row: `(key, data) values ('another', '{}')`,
    rights: {
      ...catalog("true"),
      identity: readOnly("all"),
      publicForms: readOnly("all"),
      checkout: readOnly("all"),
    },
  },
  content_drafts: {
    touch: "data",
    row: `(key, data) values ('another', '{}')`,
    rights: only({ admin: everything, system: everything }),
  },
  content_revisions: {
    touch: "data",
    row: `(key, data) values ('another', '{}')`,
    rights: only({ admin: ledger, system: ledger }),
  },
  redirects: {
    touch: "to_path",
    row: `(from_path, to_path, origin) values ('/another', '/', 'manual')`,
    rights: catalog("true"),
  },
  media_images: {
    touch: "alt_en",
    row: `(address, width, height) values ('/media/another', 1, 1)`,
    rights: catalog("true"),
  },
};
