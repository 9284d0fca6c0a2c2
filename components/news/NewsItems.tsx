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
import { Day } from './news-day-style';

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
          <Rows items={own} />
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

function Rows({ items }: Pick<Props, 'items'>) {
  return (
    <ul className="news">
      {items.map((item) => (
        <NewsRow key={item.kind === 'recap' ? `match-${item.matchId}` : item.id} item={item} />
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
