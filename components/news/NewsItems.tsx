import { useShownNews } from '../../lib/client/following/own-matches';
import { ownMatches } from '../../lib/domain/match/spoilers';
import type { NewsItem } from '../../lib/domain/news/news';
import { newsDays } from '../../lib/domain/news/news-days';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { NothingOfMine } from '../following/NothingOfMine';
import { OwnMatches } from '../spoilers/OwnMatches';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { NewsRow } from './NewsRow';
import styled from 'styled-components';

/** A day's news: a lead, four cards, the rest in lines. */
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
  & > ul > li:nth-child(-n + 5) {
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
    background: var(--bg-element-color);
  }
  /* The day stands above. */
  & small > time {
    display: none;
  }
  & > ul > li:first-child {
    padding: var(--sp-4) 14px;
  }
  & > ul > li:first-child h2 {
    font-size: 1.375rem;
    line-height: 1.25;
  }
  & > ul > li[data-lead] {
    position: relative;
    isolation: isolate;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-2) var(--sp-4);
  }
  & > ul > li[data-lead] > .crests {
    justify-content: start;
  }
  & > ul > li:nth-child(n + 6) {
    grid-column: 1 / -1;
    padding: 2px 14px;
  }
  & > ul > li:nth-child(n + 7) {
    margin-top: calc(-1 * var(--sp-2));
  }
  & > ul > li:nth-child(n + 6) :is(p, .crests) {
    display: none;
  }
  & > ul > li:nth-child(n + 6) .words {
    grid-column: 1 / -1;
  }
  @container day (min-width: 700px) {
    & > ul {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    & > ul > li:first-child,
    & > ul > li:nth-child(-n + 4):nth-child(even):last-child {
      grid-column: 1 / -1;
    }
    & > ul > li:first-child {
      padding: var(--sp-5) 14px;
    }
    & > ul > li[data-lead] {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
    }
    & > ul > li:first-child h2 {
      font-size: 1.75rem;
    }
    /* A card that would be alone in its row is a line. */
    & > ul > li:nth-child(-n + 4):nth-child(even):last-child {
      padding: 2px 14px;
      border: 0;
      background: none;
    }
    & > ul > li:nth-child(-n + 4):nth-child(even):last-child :is(p, .crests) {
      display: none;
    }
    & > ul > li:nth-child(-n + 4):nth-child(even):last-child .words {
      grid-column: 1 / -1;
    }
    /* One line each. */
    & > ul > li:is(:nth-child(n + 6), :nth-child(even):last-child) .words {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: var(--sp-4);
    }
  }
`;

type Props = { readonly items: readonly NewsItem[]; readonly ofTeam: boolean };

/** A page of a list of news. */
export function NewsItems({ items, ofTeam }: Props) {
  return ofTeam ? <ItemsOfTeam items={items} /> : <OwnItems items={items} />;
}

/** All of them, or the visitor's own. */
function OwnItems({ items }: Pick<Props, 'items'>) {
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

function Items({ items }: Pick<Props, 'items'>) {
  const t = useTranslate();
  return (
    <Card data-mine-list="">
      {items.length === 0 ? <EmptyState title={t('news.empty')}>{t('news.emptyHint')}</EmptyState> : <Rows items={items} />}
    </Card>
  );
}

function Rows({ items, ofDay = false }: Pick<Props, 'items'> & { readonly ofDay?: boolean }) {
  return (
    <ul className="news">
      {items.map((item, index) => (
        <NewsRow key={item.kind === 'recap' ? `match-${item.matchId}` : item.id} item={item} leads={ofDay && index === 0} />
      ))}
    </ul>
  );
}

/** A team's recaps reveal how far it got. */
function ItemsOfTeam({ items }: Pick<Props, 'items'>) {
  const t = useTranslate();
  const reveal = useReveal();
  const listed = items.filter((item) => item.kind !== 'recap' || ownMatches([item], reveal.hidden).length > 0);
  return (
    <OwnMatches reveal={reveal} note={t('news.recapsHidden')} revealLabel={t('news.showRecaps')}>
      <Items items={listed} />
    </OwnMatches>
  );
}
