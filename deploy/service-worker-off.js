// Replaces build/client/service-worker.js to remove the service worker (docs/operations/service-worker.md). Browsers fetch it
// with the next page, delete the caches, and then use the network only.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(unregister()));

async function unregister() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
