/** The time on the site's clock, which in a demo season differs from the browser's (`data-shift`, pages/_app.tsx). */
export function siteNow(): number {
  return Date.now() + Number(document.querySelector<HTMLElement>('[data-shift]')?.dataset['shift'] ?? 0);
}
