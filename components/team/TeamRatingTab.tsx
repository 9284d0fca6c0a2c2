import styled from 'styled-components';
import { useTimeZone } from '../../lib/client/settings/time-zone';
import type { Team } from '../../lib/domain/entities/entities';
import { labelledText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import type { RatingPoint, TeamRating } from '../../lib/domain/rating/rankings';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { dayOf } from '../../lib/domain/values/zoned-date';
import type { TeamTabOf } from '../../lib/domain/models/team-tab-data';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { LineChart } from '../charts/LineChart';
import { FigureStrip } from '../figures/FigureStrip';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import type { Reveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import { textLink } from '../ui/text-link';

const Box = styled(Card)`
  padding: var(--sp-4);
  --chart-height: 220px;
  --line-color: var(--hl-color1);

  & > p {
    margin-top: var(--sp-2);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-4);

  & > a {
    ${textLink}
  }
`;

/** Positions of the dates under the curve, as parts of its width; at its ends they would be cut off. */
const TICKS = [0.15, 0.5, 0.85];

type Props = { readonly team: Team; readonly tab: TeamTabOf<'rating'>; readonly reveal: Reveal };

/** A team's rating, its place among all teams, and how it came to it. */
export function TeamRatingTab({ team, tab: { rating }, reveal }: Props) {
  const t = useTranslate();
  return (
    <>
      {rating === null ? (
        <EmptyCard title={t('team.rating.none')}>{t('team.rating.noneHint')}</EmptyCard>
      ) : (
        <SpoilerArea reveal={reveal} note={t('team.rating.hidden')} revealLabel={t('standings.show')}>
          <Known team={team} rating={rating} />
        </SpoilerArea>
      )}
      <Links>
        <Link href={paths.rankings()}>{t('team.rating.ranking')}</Link>
        <Link href={paths.rankingsMethod()}>{t('team.rating.method')}</Link>
      </Links>
    </>
  );
}

function Known({ team, rating }: { readonly team: Team; readonly rating: TeamRating }) {
  const t = useTranslate();
  const { place, of, deviation, matches, points } = rating;
  return (
    <>
      <FigureStrip
        figures={[
          {
            key: 'place',
            label: t('team.rating.place'),
            value: place === null ? '–' : t('standings.placeOf', { place, teams: of }),
            note: place === null ? t('team.rating.noPlace') : null,
          },
          { key: 'rating', label: t('team.rating.value'), value: rating.rating },
          { key: 'deviation', label: t('team.rating.deviation'), value: `±${deviation}` },
          { key: 'matches', label: t('standings.matches'), value: matches },
        ]}
      />
      {points.length > 1 ? (
        <TitledSection id="team-rating-course" title={t('team.rating.course')}>
          <Box>
            <Course name={team.name} points={points} />
            {points.at(-1)?.rating === rating.rating ? null : <p>{t('team.rating.moved', { rating: String(rating.rating) })}</p>}
          </Box>
        </TitledSection>
      ) : null}
    </>
  );
}

function Course({ name, points }: { readonly name: string; readonly points: readonly RatingPoint[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const zone = useTimeZone();
  const dateOf = (at: string) => formatDay(dayOf(at, zone), 'date', locale);
  const caption = t('team.rating.courseOf', { team: name });
  const line = points.map(({ at, rating }) => ({ x: Date.parse(at), y: rating }));
  const [from, to] = [line[0]?.x ?? 0, line.at(-1)?.x ?? 0];
  const ticks = TICKS.map((part) => from + part * (to - from)).map((at) => ({ at, text: dateOf(new Date(at).toISOString()) }));
  return (
    <LineChart
      label={caption}
      points={line}
      xTicks={ticks}
      yText={String}
      describe={(index) => {
        const point = points[index];
        return point
          ? labelledText(
              dateOf(point.at),
              `${point.rating} – ${point.outcome === null ? point.opponent || '?' : t(`standings.outcomeAgainst.${point.outcome}`, { team: point.opponent || '?' })}`,
              locale,
            )
          : '';
      }}
      table={{
        caption,
        head: [t('player.date'), t('team.opponent'), t('team.rating.outcome'), t('team.rating.value')],
        rows: [...points]
          .reverse()
          .map(({ at, opponent, outcome, rating }) => [
            dateOf(at),
            opponent || '?',
            outcome === null ? '–' : t(`matchPage.outcomes.${outcome}`),
            String(rating),
          ]),
      }}
    />
  );
}
