import type { SystemSettings } from '../../domain/models/read-models';

export type StoreLinks = Pick<SystemSettings, 'APP_LINK_ANDROID' | 'APP_LINK_IOS'>;

/** The store link for a browser's system, '' where there is none. iPads call themselves Macs, but have touch points. */
export function storeLink(userAgent: string, touchPoints: number, links: StoreLinks): string {
  if (/android/i.test(userAgent)) return links.APP_LINK_ANDROID;
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1)) return links.APP_LINK_IOS;
  return '';
}
