// The server's page when the server cannot be reached: the tables of the tab, if this browser keeps them, else one sentence.
// No other request is answered here. Which language the sentence has stands in this file's own address.
const AWAY = new URL('away', self.location.href).href + self.location.search;
const TAB = new URL('tab/', self.location.href).href;
const KEPT = 'house'; // what begins with `ludoteka-` is the tab's
const GONE = [502, 504]; // what a proxy says for a house that does not answer

addEventListener('install', (e) => {
  skipWaiting();
  e.waitUntil(caches.open(KEPT).then((kept) => kept.add(new Request(AWAY, { cache: 'no-cache' }))));
});
addEventListener('activate', (e) => e.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()])));

async function answer(e) {
  try {
    const answer = (await e.preloadResponse) ?? (await fetch(e.request));
    if (!GONE.includes(answer.status)) return answer;
  } catch {
    // out of reach
  }
  if (await caches.match(TAB)) return Response.redirect(`${TAB}?away#/`);
  return (await caches.match(AWAY)) ?? Response.error();
}
addEventListener('fetch', (e) => {
  if (e.request.mode === 'navigate' && e.request.method === 'GET' && !e.request.url.startsWith(TAB)) e.respondWith(answer(e));
});

// --- word of one's turn, in the language that the person has asked for it in

addEventListener('push', (e) => {
  const { title, body, path } = e.data.json();
  e.waitUntil(registration.showNotification(title, { body, tag: path, icon: '/assets/icon-192.png', data: path }));
});
addEventListener('notificationclick', (e) => {
  e.notification.close();
  const wanted = new URL(e.notification.data, self.location.href).href;
  e.waitUntil(
    clients.matchAll({ type: 'window' }).then((all) => {
      const there = all.find((one) => one.url === wanted);
      return there ? there.focus() : clients.openWindow(wanted);
    }),
  );
});
