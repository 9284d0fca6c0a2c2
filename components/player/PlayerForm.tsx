import { useState } from 'react';
import styled from 'styled-components';
import { useSite } from '../../lib/client/page/site-context';
import { useTimeZone } from '../../lib/client/settings/time-zone';
import { leagueFix } from '../../lib/domain/leagues/league-table';
import { labelledText, sentencesText } from '../../lib/domain/text/list-text';
import { formatDay, formatListedDay } from '../../lib/domain/schedule/day-format';
import { dayOf } from '../../lib/domain/values/zoned-date';
import { figureText } from '../../lib/domain/statistics/column-text';
import { formatOf } from '../../lib/domain/statistics/figure-columns';
import type { FormSeason, PlayerFiguresDocument } from '../../lib/domain/statistics/player-figures-document';
import { FORM_FIGURES, FORM_GAMES, latestForm, rollingForm, type FormFigure } from '../../lib/domain/statistics/rolling-form';
import type { SeasonSummary } from '../../lib/domain/statistics/season-summary';
import { competitionOf } from '../../lib/i18n/competition-name';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/media';
import { LineChart } from '../charts/LineChart';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  --chart-height: 200px;
  --line-color: var(--hl-color1);

  & > .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(148px, 1fr));
    border-bottom: 1px solid var(--border-color);
  }
  & > .figures > button {
    display: grid;
    gap: 2px;
    align-content: start;
    padding: 12px 14px;
    border-bottom: 2px solid transparent;
    text-align: left;
    font-variant-numeric: tabular-nums;
    outline-offset: -2px;
  }
  & > .figures > button[aria-pressed='true'] {
    border-color: var(--main-fill);
    background: var(--bg-element-hl-color);
  }
  & > .figures > button > span {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
  }
  & > .figures > button[aria-pressed='true'] > span {
    color: var(--text-color);
  }
  & > .figures > button > b {
    font-size: 1.25rem;
    font-weight: 650;
  }
  & > .figures > button > small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & > .line {
    padding: var(--sp-4);
  }
  & .plot > .median {
    left: 0;
    width: 100%;
    border-top: 2px dotted var(--main-mark);
  }
  ${MEDIA.phone} {
    & > .figures {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (hover: hover) {
    & > .figures > button:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

/** The points whose days the axis names, as parts of the way from the first to the last. */
const TICKS = [0.15, 0.5, 0.85];

const seasonName = ({ leagueId, leagueName, name }: FormSeason, t: Translate): string =>
  competitionOf(leagueFix(leagueId, leagueName)?.acronym || leagueName, [name], t);

/** The season of each game, in the order in which they were played. */
const seasonsOfGames = (seasons: readonly FormSeason[], t: Translate): string[] =>
  seasons.flatMap((season) => Array.from({ length: season.games }, () => seasonName(season, t)));

type Props = {
  readonly figures: Pick<PlayerFiguresDocument, 'form' | 'formSeasons'>;
  readonly summary: SeasonSummary | null;
  readonly name: string;
};

/**
 * The latest ten games beside the season and the middle of the role, and a figure
 * over each ten games in a row. Reveals results: show it in a SpoilerArea.
 */
export function PlayerForm({ figures: { form, formSeasons }, summary, name }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const zone = useTimeZone();
  const { year } = useSite();
  const [chosen, setChosen] = useState<FormFigure>('kda');
  const latestForms = FORM_FIGURES.flatMap((key) => {
    const latest = latestForm(form, key);
    return latest === null ? [] : [{ key, latest }];
  });
  const figure = latestForms.some(({ key }) => key === chosen) ? chosen : 'kda';
  const text = (of: FormFigure, value: number) => figureText(value, formatOf(of), locale);
  const ofSeason = (of: FormFigure) => summary?.figures.find(({ key }) => key === of);
  const points = rollingForm(form, figure);
  const ticks = new Set(TICKS.map((part) => points[Math.round(part * (points.length - 1))]).filter((point) => point !== undefined));
  const median = ofSeason(figure)?.median ?? null;
  const label = t(`stats.columns.${figure}`);
  const caption = t('player.formOver', { player: name, figure: label });
  const dateOf = (at: string) => formatDay(dayOf(at, zone), 'date', locale);
  const current = formSeasons.at(-1);
  // The season is named, because the games may be of several.
  const season = current ? seasonName(current, t) : '';
  const seasons = seasonsOfGames(formSeasons, t);
  return (
    <Box>
      <div className="figures" role="group" aria-label={t('player.formFigure')}>
        {latestForms.map(({ key, latest }) => {
          const { value = null, median: middle = null } = ofSeason(key) ?? {};
          return (
            <button key={key} type="button" aria-pressed={key === figure} onClick={() => setChosen(key)}>
              <span title={t(`stats.definitions.${key}`)}>
                {`${t(`stats.columns.${key}`)} · ${t('player.games', { count: latest.games })}`}
              </span>
              <b>{text(key, latest.value)}</b>
              {value === null ? null : <small>{labelledText(season, text(key, value), locale)}</small>}
              {middle === null ? null : <small>{t('player.roleMedian', { figure: text(key, middle) })}</small>}
            </button>
          );
        })}
      </div>
      {points.length < 2 ? (
        <EmptyState title={t('player.formTooFew')} compact>
          {t('player.formTooFewHint', { count: FORM_GAMES })}
        </EmptyState>
      ) : (
        <div className="line">
          <LineChart
            key={figure}
            label={caption}
            points={points}
            span={median === null ? [] : [median]}
            xTicks={[...ticks].map(({ x, at }) => ({ at: x, text: formatListedDay(dayOf(at, zone), year, locale) }))}
            yText={(value) => (figure === 'kda' || figure === 'csPerMinute' ? figureText(value, 'one', locale) : text(figure, value))}
            describe={(index) => {
              const point = points[index];
              return point
                ? t('player.formPoint', { count: FORM_GAMES, day: dateOf(point.at), value: text(figure, point.y), figure: label })
                : '';
            }}
            marks={(_, y) => (median === null ? null : <span className="median" style={{ '--y': y(median) }} />)}
            note={sentencesText([t('player.formNote', { count: FORM_GAMES }), median === null ? '' : t('player.formMedian')], locale)}
            table={{
              caption,
              head: [t('player.formTo'), t('stats.season'), label],
              rows: points.map(({ x, y, at }) => [dateOf(at), seasons[x - 1] ?? '', text(figure, y)]),
            }}
          />
        </div>
      )}
    </Box>
  );
}
