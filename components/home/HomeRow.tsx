import type { ReactNode } from 'react';
import { competitionName } from '../../lib/i18n/competition-name';
import { roundTitle } from '../../lib/i18n/round-title';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { MatchResult } from '../../lib/domain/match/match-result';
import { leagueShortName } from '../../lib/domain/match/match-names';
import { isFed } from '../../lib/domain/match/spoilers';
import { MatchTime, rowTiming } from '../match/MatchTime';
import { TeamLine } from '../match/MatchRow';
import { seriesFormat, seriesFormatShort } from '../../lib/i18n/series-format';
import type { RowReader } from '../match/use-row-reader';
import { MatchLink, SpoilerBesideTeams } from '../spoilers/SpoilerTeams';
import { Icon } from '../ui/Icon';
import { TimeText } from '../ui/TimeText';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type Props = {
  readonly match: MatchSummary;
  readonly reader: RowReader;
  /** Whether the match is marked as one of the visitor's. */
  readonly isOwn?: boolean;
  /** The current time; null on the server and while hydrating. */
  readonly now: number | null;
  /** The result; null while it is hidden. */
  readonly result: MatchResult | null;
  readonly revealed?: boolean;
  /** In a list whose days have headings: whether its day begins with this row. */
  readonly beginsDay?: boolean;
  /** A note below league, stage and length. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** A match of the homepage's lists. */
export function HomeRow({ match, reader, isOwn = false, now, result, revealed = false, beginsDay, note, children }: Props) {
  const { t } = reader;
  const length = seriesFormatShort(match, t);
  const stage = match.tournamentName ? ` · ${competitionName(match.tournamentName, t)}` : '';
  const line = (
    <>
      <b>{competitionName(leagueShortName(match), t)}</b>
      {isOwn ? (
        <span className="own">
          <Icon name="star" size={12} />
          <VisuallyHidden>{t('home.followed')}</VisuallyHidden>
        </span>
      ) : null}
      {/* Before the stage, which a phone may cut. */}
      {match.round ? (
        <SpoilerBesideTeams match={match}>
          {' · '}
          {roundTitle(match.round, t)}
        </SpoilerBesideTeams>
      ) : null}
      {length ? `${stage} · ` : stage}
      {length ? (
        <span role="img" aria-label={seriesFormat(match, t)}>
          {length}
        </span>
      ) : null}
    </>
  );
  return (
    <li
      data-state={match.status}
      data-match={match.id}
      data-teams={`${match.left.id} ${match.right.id}`}
      data-spoiler-teams={isFed(match) ? '' : undefined}
      data-followed={isOwn ? '' : undefined}
      data-revealed={revealed ? '' : undefined}
      data-begins-day={beginsDay ? '' : undefined}
      suppressHydrationWarning
    >
      {beginsDay === undefined ? null : <TimeText {...reader} at={match.beginAt} show="longDay" className="day" />}
      <MatchTime
        match={match}
        reader={reader}
        {...rowTiming(match, { now, showDay: beginsDay === undefined && 'others', reader })}
        showLeague={false}
        flames
      />
      <MatchLink match={match} t={t} team={(side) => <TeamLine match={match} side={side} names="full" result={result} reader={reader} />} />
      <span className="about">
        <span className="line">{line}</span>
        {note}
      </span>
      {children}
    </li>
  );
}
