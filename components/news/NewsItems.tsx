import { useShownNews } from '../../lib/client/following/own-matches';
import { ownMatches } from '../../lib/domain/match/spoilers';
import type { NewsItem } from '../../lib/domain/news/news';
import { newsDays, newsWeights } from '../../lib/domain/news/news-days';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { NothingOfMine } from '../following/NothingOfMine';
import { OwnMatches } from '../spoilers/OwnMatches';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { NewsRow } from './NewsRow';
import styled from 'styled-components';

/** A day's news, by the weight of each. */
const Day = styled.section`
  container: day / inline-size;

  & + & {
    margin-top: var(--sp-5);
  }
  & > time {
    display: block;
    margin-bottom: var(--sp-2);
    color: var(--dim-text-color);
    font-weight: 600;
  }
  & > time::first-letter {
    text-transform: uppercase;
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-2) var(--sp-3);
  }
  & li:is([data-weight='lead'], [data-weight='card']) {
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
    background: var(--bg-element-color);
  }
  /* The day stands above. */
  & small > time {
    display: none;
  }
  & li[data-weight='lead'] {
    position: relative;
    isolation: isolate;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-2) var(--sp-4);
    padding: var(--sp-4) 14px;
  }
  & li[data-weight='lead'] > .crests {
    justify-content: start;
  }
  & li[data-weight='lead'] h2 {
    font-size: 1.375rem;
    line-height: 1.25;
  }
  & li[data-weight='card']:only-child {
    grid-column: 1 / -1;
  }
  & li[data-weight='line'] {
    grid-column: 1 / -1;
    padding: 2px 14px;
  }
  & li[data-weight='line'] ~ li {
    margin-top: calc(-1 * var(--sp-2));
  }
  & li[data-weight='line'] :is(p, .crests) {
    display: none;
  }
  & li[data-weight='line'] .words {
    grid-column: 1 / -1;
  }
  @container day (min-width: 700px) {
    & > ul {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    & li[data-weight='lead'] {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      padding: var(--sp-5) 14px;
    }
    & li[data-weight='lead'] h2 {
      font-size: 1.75rem;
    }
    /* One line each. */
    & li[data-weight='line'] .words {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: var(--sp-4);
    }
  }
`;

type Props = { readonly items: readonly NewsItem[] };

/** A page of news, or of it what is the visitor's own. */
export function NewsByDay({ items }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { onlyMine, keep } = useShownNews();
  const shown = items.filter(keep);
  if (onlyMine && shown.length === 0 && items.length > 0) return <NothingOfMine title={t('mine.noNews')} />;
  if (shown.length === 0) return <Items items={shown} />;
  return (
    <div data-mine-list="">
      {newsDays(shown).map(({ day, items: own }) => (
        <Day key={day} aria-label={formatDay(day, 'date', locale)}>
          <time dateTime={day}>{formatDay(day, 'long', locale)}</time>
          <Rows items={own} ofDay />
        </Day>
      ))}
    </div>
  );
}

function Items({ items }: Props) {
  const t = useTranslate();
  return (
    <Card data-mine-list="">
      {items.length === 0 ? <EmptyState title={t('news.empty')}>{t('news.emptyHint')}</EmptyState> : <Rows items={items} />}
    </Card>
  );
}

function Rows({ items, ofDay = false }: Props & { readonly ofDay?: boolean }) {
  const weights = ofDay ? newsWeights(items) : [];
  return (
    <ul className="news">
      {items.map((item, index) => (
        <NewsRow key={item.kind === 'recap' ? `match-${item.matchId}` : item.id} item={item} weight={weights[index]} />
      ))}
    </ul>
  );
}

/** A page of a team's news: its recaps reveal how far it got. */
export function NewsOfTeam({ items }: Props) {
  const t = useTranslate();
  const reveal = useReveal();
  const listed = items.filter((item) => item.kind !== 'recap' || ownMatches([item], reveal.hidden).length > 0);
  return (
    <OwnMatches reveal={reveal} note={t('news.recapsHidden')} revealLabel={t('news.showRecaps')}>
      <Items items={listed} />
    </OwnMatches>
  );
}
