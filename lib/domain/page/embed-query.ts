import {
  EMBED_PAGE,
  EMBED_THEMES,
  EMBED_WIDTHS,
  embedChoice,
  embedOfChoice,
  type EmbedOptions,
  type EmbedTarget,
  type EmbedWidth,
} from './embed';
import { isLocale, type Locale } from '../settings/locales';
import { withQuery } from './paths';
import type { RawQuery } from './raw-query';

/** What the page that makes frames shows: the frame, and its language (null: the page's own). */
export type EmbedQuery = EmbedOptions & {
  readonly target: EmbedTarget | null;
  readonly language: Locale | null;
  readonly width: EmbedWidth;
};

/** Reads a query or a form; a value that means nothing is left out. */
export function parseEmbedQuery({ show, theme, results, language, width }: RawQuery): EmbedQuery {
  return {
    target: typeof show === 'string' ? embedOfChoice(show) : null,
    theme: EMBED_THEMES.find((each) => each === theme) ?? 'auto',
    results: results === '1',
    language: isLocale(language) ? language : null,
    width: EMBED_WIDTHS.find((each) => each === width) ?? '100%',
  };
}

/** What of it is not as usual, as the part of an address that begins with "?", or ''. */
export function embedSearch({ target, theme, results, language, width }: EmbedQuery): string {
  return withQuery('', {
    show: target && embedChoice(target),
    theme: theme === 'auto' ? null : theme,
    results: results ? 1 : null,
    language,
    width: width === '100%' ? null : width,
  });
}

/** The address of the page for a frame, without a locale. */
export function embedPageHref(query: EmbedQuery): string {
  return EMBED_PAGE + embedSearch(query);
}
