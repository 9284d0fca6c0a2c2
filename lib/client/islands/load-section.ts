import { hasSection, forgetTranslator } from '../../i18n/message-registry';
import { DEFAULT_LOCALE, isLocale } from '../../domain/settings/locales';
import type { Section } from '../../i18n/message-key';
import { loadScript } from '../requests/load-script';

declare global {
  /** The hash under which the sections of the page's locale are; set by the script of its texts. */
  var riftweekTexts: string | undefined;
}

const underWay = new Map<string, Promise<void>>();

/**
 * Loads a section's texts for what opens on demand on any page: a dialog waits
 * for them together with its own part. Rejects when they cannot be had; the next
 * call tries again.
 */
export function loadSection(section: Section): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  if (hasSection(locale, section)) return Promise.resolve();
  const src = `/i18n/${locale}.${section}.${globalThis.riftweekTexts ?? '0'}.js`;
  let loading = underWay.get(src);
  if (!loading) {
    loading = loadScript(src).then(() => forgetTranslator(locale));
    underWay.set(src, loading);
    loading.catch(() => underWay.delete(src));
  }
  return loading;
}

/** A part that is loaded on demand, once its texts are there, too. */
export async function withTexts<Part>(section: Section, part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadSection(section)]);
  return loaded;
}
