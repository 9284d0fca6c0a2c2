import type { ReactElement } from 'react';
import { renderSite, siteHtml } from '../render-site';

/** A page of the prediction game as two readers' browsers may have it: to be held against the same page of another outcome. */

/** React's ids count up from one rendering to the next. */
const withoutIds = (html: string): string => html.replaceAll(/«[^»]*»|_r_\w+_/g, '');

export function inBrowser(view: ReactElement): string {
  const { container, unmount } = renderSite(view);
  const html = container.innerHTML;
  unmount();
  return withoutIds(html);
}

/** What the server's HTML leaves once the pre-paint style has covered what hides results. */
export function fromServer(view: ReactElement): string {
  const document = new DOMParser().parseFromString(siteHtml(view), 'text/html');
  for (const covered of document.querySelectorAll('[data-spoiler]')) covered.remove();
  return withoutIds(document.body.innerHTML);
}
