// The part of a service worker's world that ours uses. TypeScript's own description excludes that
// of pages, and the project is one program.
type ExtendableEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

export type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { readonly data: unknown };
  fetch: ExtendableEvent & {
    readonly request: Request;
    readonly respondWith: (response: Promise<Response>) => void;
  };
  push: ExtendableEvent & { readonly data: { readonly text: () => string } | null };
  pushsubscriptionchange: ExtendableEvent & {
    readonly oldSubscription?: PushSubscription | null;
    readonly newSubscription?: PushSubscription | null;
  };
  notificationclick: ExtendableEvent & { readonly notification: Notification };
};

type WindowClient = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
} & Pick<Worker, "postMessage">;

type WorkerScope = {
  readonly location: Location;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: "window";
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly WindowClient[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly registration: Pick<
    ServiceWorkerRegistration,
    "unregister" | "showNotification" | "pushManager"
  >;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};

// The files that import this run in a worker; the compiler takes their scope for a page's.
export const worker = globalThis as unknown as WorkerScope;
