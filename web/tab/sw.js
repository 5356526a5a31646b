// All files of a release are kept at the first visit; afterwards nothing is asked of the net. The build fills in both.
const RELEASE = '@release@';
const FILES = ['@files@'];
const KEPT = `ludoteka-${RELEASE}`;
const here = new URL('./', self.location.href).href;

addEventListener('install', (e) => e.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' }))))));
addEventListener('activate', (e) =>
  e.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => name === KEPT || !name.startsWith('ludoteka-') || caches.delete(name))))
      .then(() => clients.claim()),
  ),
);
// A newer release waits until the person says so: never in the middle of a game.
addEventListener('message', (e) => e.data === 'now' && skipWaiting());
addEventListener('fetch', (e) => {
  if (e.request.method !== 'GET' || !e.request.url.startsWith(here)) return;
  const wanted = e.request.mode === 'navigate' ? here : e.request;
  e.respondWith(
    caches
      .open(KEPT)
      .then((kept) => kept.match(wanted, { ignoreSearch: true }))
      .then((found) => found ?? fetch(e.request)),
  );
});
