import { memo } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import { mayBePredicted, type SideName, shownState } from '../../lib/domain/match/match-state';
import { isFed } from '../../lib/domain/match/spoilers';
import type { Translate } from '../../lib/i18n/translate';
import { toggleMatch } from '../../lib/client/following/following-store';
import { matchTitle, shortMatchTitle } from '../../lib/i18n/match-title';
import { openSideText, roundTitle, stakeText } from '../../lib/i18n/round-title';
import { placeTitle } from '../spoilers/use-teams';
import { Crest } from '../ui/Crest';
import { StarButton } from '../ui/StarButton';
import { BestOfPips } from './BestOfPips';
import { matchAttributes } from './match-attributes';
import { OutcomeMark } from '../figures/OutcomeMark';
import { Spoiler } from '../spoilers/Spoiler';
import { EyeInPlace } from '../spoilers/RevealEye';
import { WatchedMark } from '../spoilers/WatchedMark';
import { MatchLink, SpoilerBesideTeams } from '../spoilers/SpoilerTeams';
import { revealOf } from '../spoilers/use-reveal';
import { clubShortName } from '../../lib/domain/entities/club-names';
import { sideName } from '../../lib/domain/match/match-names';
import { outcomeFor } from '../../lib/domain/match/match-outcome';
import { matchResult, type MatchResult } from '../../lib/domain/match/match-result';
import { ScoreColumn } from './MatchScore';
import { MatchTime, type RowTiming } from './MatchTime';
import { OwnPickMark } from './OwnPickMark';
import { PredictLink } from './PredictLink';
import type { RowReader } from './use-row-reader';
import { WatchButton } from './WatchButton';

export type MatchRowProps = RowTiming & {
  readonly match: MatchSummary;
  /** "short": acronyms, for narrow lists; "full": names, pips and a Watch button. */
  readonly names: 'short' | 'full';
  readonly showLeague: boolean;
  readonly reader: RowReader;
  /** Whether the row's eye shows the result right now. */
  readonly revealed: boolean;
  /** Whether the visitor follows the match; null until that is known. */
  readonly followed: boolean | null;
  /** Whose list it is: the row says whether the team won. */
  readonly teamId?: number | undefined;
};

/**
 * One match as a row of a `MatchList`. The link is the two teams and covers the
 * row; time, score and buttons are beside it, so that its name never holds a score. While results are hidden a match that others
 * feed goes by its round.
 */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, names, showLeague, reader, revealed, followed, teamId, moved, note, showDate } = props;
  const { t, spoilers } = reader;
  const reveal = revealOf({ result: match }, spoilers, revealed);
  const result = matchResult(match, reveal.hidden);
  const outcome = teamId === undefined || match.status !== 'finished' ? null : outcomeFor(teamId, match);
  return (
    <li data-state={shownState(match)} {...matchAttributes(match, reveal)}>
      <MatchTime
        match={match}
        reader={reader}
        moved={moved}
        note={note}
        showDate={showDate}
        showLeague={showLeague}
        flames={names === 'full'}
      />
      <MatchLink
        match={match}
        t={t}
        team={(side) => <TeamLine match={match} side={side} names={names} result={result} reader={reader} />}
      />
      {names === 'full' ? (
        <span className="extra">
          {reader.hasPlay && mayBePredicted(match) ? <PredictLink match={match} t={t} /> : null}
          {match.status === 'finished' ? (
            // The place of the mark is reserved before it can be pressed.
            <span className="mark-place">
              {spoilers.spoilerFree && (reveal.covered || spoilers.watched?.has(match.id)) ? (
                <WatchedMark match={match} watched={spoilers.watched?.has(match.id) ?? false} />
              ) : null}
            </span>
          ) : null}
          {match.status === 'running' && !match.overdue ? <WatchButton match={match} size="icon" /> : null}
          <BestOfPips match={match} result={result} reveal={reveal} t={t} />
          <RowStar match={match} names={names} followed={followed} t={t} />
          {outcome === null ? null : (
            <Spoiler match={match} reveal={reveal} inRow>
              <OutcomeMark outcome={outcome} />
            </Spoiler>
          )}
        </span>
      ) : hasNoStar({ match, followed }) ? null : (
        <RowStar match={match} names={names} followed={followed} t={t} />
      )}
      <ScoreColumn match={match} result={result} reveal={reveal} inRow />
      <EyeInPlace match={match} reveal={reveal} />
      {names === 'full' && match.round ? (
        <SpoilerBesideTeams match={match}>
          <small className="round">{[roundTitle(match.round, t), stakeText(match, t)].filter(Boolean).join(' · ')}</small>
        </SpoilerBesideTeams>
      ) : null}
    </li>
  );
});

type TeamLineProps = Pick<MatchRowProps, 'match' | 'names' | 'reader'> & { readonly side: SideName; readonly result: MatchResult | null };

/** One team of a row: crest, name, and whether the user has picked it. */
export function TeamLine({ match, side, names, result, reader: { t, picks } }: TeamLineProps) {
  const team = match[side];
  const called = sideName(team, names);
  // Without sponsors' names, which a phone would cut off.
  const name = names === 'full' ? clubShortName(called) : called;
  const standing = match.status === 'finished' ? result?.[side].standing : undefined;
  return (
    <span className="team" data-standing={standing} data-unknown={name === '?' ? '' : undefined}>
      <Crest id={team.id} name={team.name} acronym={team.abbr} img={team.img} size={20} />
      <span className="name" title={name === '?' || team.name === name ? undefined : team.name}>
        {name === '?' ? openSideText(match, side, t) : name}
      </span>
      <OwnPickMark match={match} side={side} picks={picks} t={t} />
    </span>
  );
}

type StarProps = Pick<MatchRowProps, 'match' | 'names' | 'followed'> & { readonly t: Translate };

/** A match without a star: there is nothing left to follow. */
const hasNoStar = ({ match, followed }: Pick<StarProps, 'match' | 'followed'>): boolean =>
  (match.status === 'finished' || match.status === 'canceled') && !followed;

/** Follows just this match. */
function RowStar(props: StarProps) {
  return <span className="star-place">{hasNoStar(props) ? null : <MatchStar {...props} />}</span>;
}

/** Names the match as its row does. A match that others feed is called by its round: the words are the same for everybody. */
function MatchStar({ match, names, followed, t }: StarProps) {
  const title = names === 'short' ? shortMatchTitle : matchTitle;
  const name = isFed(match) ? placeTitle(match, t) : title(match, t);
  return <StarButton name={name} followed={followed} toggle={() => toggleMatch(match.id)} t={t} />;
}
