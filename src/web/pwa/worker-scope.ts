// The part of a service worker's world that ours uses. TypeScript's own description excludes that
// of pages, and the project is one program.
type ExtendableEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { readonly data: unknown };
  fetch: ExtendableEvent & {
    readonly request: Request;
    readonly respondWith: (response: Promise<Response>) => void;
  };
};

type WorkerScope = {
  readonly location: Location;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: () => Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};

// What the files that import this run in is a worker; the compiler takes it for a page.
export const worker = globalThis as unknown as WorkerScope;
