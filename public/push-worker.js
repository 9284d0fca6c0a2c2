/**
 * Shows web push and opens what was tapped; nothing else. It is registered when
 * somebody switches push on, and answers no requests of pages.
 */

/** Our own paths only, whatever a message says. */
function ownAddress(path) {
  const address = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  return address.origin === self.location.origin ? address.href : self.location.origin;
}

function messageOf(event) {
  try {
    const { title, body, tag, path } = event.data.json();
    return { title: String(title), body: String(body), tag: String(tag), path };
  } catch {
    // A browser takes the permission away from who shows nothing.
    return { title: 'Riftweek', body: '', tag: 'riftweek', path: '/' };
  }
}

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = messageOf(event);
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon.svg', data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = ownAddress(event.notification.data?.path);
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = windows.find(({ url }) => url === address);
    await (shown ? shown.focus() : self.clients.openWindow(address));
  };
  event.waitUntil(open());
});
