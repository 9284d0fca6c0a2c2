import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactElement } from 'react';
import { renderSite, serverHtml, siteRouter } from '../render-site';

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
  const html = serverHtml(<RouterContext.Provider value={siteRouter().router}>{view}</RouterContext.Provider>);
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const covered of document.querySelectorAll('[data-spoiler]')) covered.remove();
  return withoutIds(document.body.innerHTML);
}
