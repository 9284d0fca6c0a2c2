import { useEffect, useState } from 'react';
import { useShownNews } from '../../lib/client/following/own-matches';
import { request } from '../../lib/client/requests/request';
import { ownMatches } from '../../lib/domain/match/spoilers';
import type { NewsItem } from '../../lib/domain/news/news';
import { newsDays, newsWeights } from '../../lib/domain/news/news-days';
import { paths } from '../../lib/domain/page/paths';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { NothingOfMine } from '../following/NothingOfMine';
import { OwnMatches } from '../spoilers/OwnMatches';
import { useReveal } from '../spoilers/use-reveal';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { NewsRow } from './NewsRow';
import { Steps } from './PageSteps';
import styled from 'styled-components';

/** A day's news; the weight of each decides its size. */
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

type ListProps = Props & { readonly leagueId: number | null; readonly page: number; readonly pages: number };

const NEWS_PAGE = { load: () => import('../../lib/domain/news/news').then((module) => module.NewsChunkSchema) };
/** So many of the visitor's own items are shown at once, if there are as many. */
const OWN_ITEMS = 25;
const MOST_PAGES = 8;

/** The visitor's own items of a page of news and of older pages. */
function useOwnNews({ items, leagueId, page, pages }: ListProps, keep: (item: NewsItem) => boolean) {
  const [older, setOlder] = useState<{ readonly items: readonly NewsItem[]; readonly page: number }>({ items: [], page });
  const [goal, setGoal] = useState({ items: OWN_ITEMS, page: page + MOST_PAGES });
  const own = [...items, ...older.items].filter(keep);
  const isReading = own.length < goal.items && older.page < Math.min(pages, goal.page);
  useEffect(() => {
    if (!isReading) return;
    let isCurrent = true;
    const next = older.page + 1;
    void request(paths.api.news({ leagueId, page: next }), NEWS_PAGE).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setOlder((before) => ({ items: [...before.items, ...answer.value.items], page: next }));
      else setGoal((before) => ({ ...before, page: older.page }));
    });
    return () => {
      isCurrent = false;
    };
  }, [isReading, leagueId, older.page]);
  const readOn = older.page < pages ? () => setGoal({ items: own.length + OWN_ITEMS, page: older.page + MOST_PAGES }) : null;
  return { own, isReading, readOn };
}

export function NewsByDay({ items }: Props) {
  return items.length === 0 ? <Items items={items} /> : <Days items={items} />;
}

/** The list stands below the first screen until it is loaded, so that nothing moves. */
const OwnList = styled.div`
  min-height: 90vh;
`;

/** The visitor's own news from a page on, filled up from older pages. */
export function OwnNews(list: ListProps) {
  const t = useTranslate();
  const { keep } = useShownNews();
  const { own, isReading, readOn } = useOwnNews(list, keep);
  return (
    <>
      <OwnList aria-busy={isReading}>
        {own.length > 0 ? <Days items={own} /> : isReading ? null : <NothingOfMine title={t('mine.noNews')} />}
      </OwnList>
      <div data-after-groups="">
        <Steps aria-label={t('news.pages')}>
          {list.page > 1 ? (
            <Link href={paths.newsOf({ leagueId: list.leagueId })} rel="prev">
              {t('news.newer')}
            </Link>
          ) : (
            <span />
          )}
          {readOn ? (
            <Button aria-disabled={isReading || undefined} onClick={isReading ? undefined : readOn}>
              {t('news.older')}
            </Button>
          ) : null}
        </Steps>
      </div>
    </>
  );
}

function Days({ items }: Props) {
  const locale = useLocale();
  return (
    <div data-mine-list="">
      {newsDays(items).map(({ day, items: own }) => (
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
