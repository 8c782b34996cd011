/*
 * A service worker that a former site left would show that site for ever: browsers ask its address
 * for a newer one. This one forgets what it kept, goes, and loads the pages that it had.
 */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(goAway()));

async function goAway() {
  for (const key of await caches.keys()) await caches.delete(key);
  await registration.unregister();
  for (const client of await clients.matchAll({ type: 'window' }))
    await client.navigate(client.url);
}
