import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { useTimeZone } from '../../lib/client/settings/time-zone';
import { sentencesText } from '../../lib/domain/text/list-text';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { dayOf } from '../../lib/domain/values/zoned-date';
import { figureText } from '../../lib/domain/statistics/column-text';
import { formatOf } from '../../lib/domain/statistics/figure-columns';
import { NoData } from '../figures/NoData';
import { CoverageNote } from '../figures/CoverageNote';
import { FigureStrip, type StripFigure } from '../figures/FigureStrip';
import styled from 'styled-components';
import { coversMost } from '../../lib/domain/statistics/coverage';
import { HEAD_FIGURES, LEAST_RANKED_GAMES, type SeasonSummary } from '../../lib/domain/statistics/season-summary';

const Note = styled.p`
  color: var(--dim-text-color);
  font-size: var(--fs-xs);
`;

const Scope = styled.p`
  color: var(--dim-text-color);
  font-size: var(--fs-sm);
  font-weight: 550;
`;

function useFigures(summary: SeasonSummary, inHead: boolean): StripFigure[] {
  const t = useTranslate();
  const locale = useLocale();
  return summary.figures
    .filter(({ key }) => HEAD_FIGURES.includes(key) === inHead)
    .map(({ key, value, rank }) => ({
      key,
      label: t(`stats.columns.${key}`),
      title: t(`stats.definitions.${key}`),
      value: value === null ? <NoData /> : figureText(value, formatOf(key), locale),
      note: rank === null ? null : t('player.rank', { place: rank.place, of: rank.of }),
    }));
}

type Props = {
  readonly summary: SeasonSummary;
  readonly season: string;
  /** When the match of the latest game with figures began; null where it is not known. */
  readonly latest: string | null;
};

/** A season in figures, each with its rank among the role: those that matter most large, then the record and the others. Reveals results: show it in a SpoilerArea. */
export function SeasonStrip({ summary, season, latest }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const zone = useTimeZone();
  const record: StripFigure = {
    key: 'record',
    label: t('player.record'),
    value: t('player.recordOf', { wins: summary.wins, losses: summary.games - summary.wins }),
  };
  const largest = useFigures(summary, true);
  const others = useFigures(summary, false);
  return (
    <>
      <Scope>{`${season} · ${t('player.games', { count: summary.games })}`}</Scope>
      <FigureStrip large figures={largest} />
      <FigureStrip figures={[record, ...others]} />
      <Note suppressHydrationWarning>
        {sentencesText(
          [
            coversMost(summary.coverage) ? t('player.rankNote', { count: LEAST_RANKED_GAMES }) : '',
            // Sources lag behind: the season may be long over.
            latest === null ? '' : t('player.latestFigures', { day: formatDay(dayOf(latest, zone), 'date', locale) }),
          ],
          locale,
        )}
      </Note>
      <CoverageNote coverage={summary.coverage} withoutPlaces={!coversMost(summary.coverage)} />
    </>
  );
}
