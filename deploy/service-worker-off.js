// In place of build/client/service-worker.js (docs/operations/service-worker.md): browsers fetch it with the
// next page, throw away what was kept, and ask the site alone from then on.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
