// Built into /sw-off.js: put in the place of /sw.js, it takes the worker out of every browser that
// comes by.
import { removeAllCaches } from "./worker-caches.ts";
import { worker } from "./worker-scope.ts";

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(removeAllCaches().then(() => worker.registration.unregister())),
);
