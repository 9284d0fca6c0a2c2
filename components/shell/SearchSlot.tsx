import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { withTexts } from '../../lib/client/islands/load-section';
import { SEARCH_MAX_LENGTH } from '../../lib/domain/values/constants';
import type { League } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import { localizedPath } from '../../lib/i18n/localized-path';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';

type Props = { readonly topLeagues: readonly League[] };

/** The real box, and what was typed while it was loading. */
type LoadedSearchBox = { readonly SearchBox: ComponentType<Props & { readonly typed: string }>; readonly typed: string };

/**
 * The search box's place. Until it is used it is a plain input of the same
 * look; the first focus brings the real one, which takes over focus and
 * what has been typed. Without scripts it is a form that leads to the page of results.
 */
export function SearchSlot({ topLeagues }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [arrived, setArrived] = useState<LoadedSearchBox | null>(null);

  const load = (): void => {
    const box = withTexts('find', withTexts('game', withTexts('play', withTexts('regions', import('../search/SearchBox')))));
    void box.then(({ SearchBox }) => {
      // Rendered at once: no key may be lost between reading the text here and the focus of the real box.
      flushSync(() => setArrived({ SearchBox, typed: input.current?.value ?? '' }));
    });
  };

  if (arrived) return <arrived.SearchBox typed={arrived.typed} topLeagues={topLeagues} />;
  return (
    <form className="search-box" role="search" action={localizedPath(locale, paths.search())} aria-label={t('shell.search')}>
      <div>
        <Icon name="search" size={16} data-part="icon" />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          onFocus={load}
        />
        <kbd aria-hidden>/</kbd>
      </div>
    </form>
  );
}
