import styled from 'styled-components';
import type { FinishedSummary } from '../../lib/domain/match/match';
import { leagueShortName } from '../../lib/domain/match/match-names';
import type { RecordedGame } from '../../lib/domain/schedule/catch-up';
import { competitionName } from '../../lib/i18n/competition-name';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { useSettings } from '../../lib/client/settings/settings-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { roundTitle } from '../../lib/i18n/round-title';
import { seriesFormat } from '../../lib/i18n/series-format';
import { CrestedTeams } from '../match/CrestedTeams';
import { Flames } from '../match/Flames';
import { MatchScore } from '../match/MatchScore';
import { RecordedGames } from '../match-page/Recordings';
import { RevealEye } from '../spoilers/RevealEye';
import { SpoilerBesideTeams } from '../spoilers/SpoilerTeams';
import { useReveal } from '../spoilers/use-reveal';
import { useWatched, WatchedMark } from '../spoilers/WatchedMark';
import { dotted } from '../ui/dotted';
import { LocalTime } from '../ui/LocalTime';

/** Rows in as many columns as there is room for, with lines between them. */
export const CatchUpList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 460px), 1fr));
  gap: 1px;
  background: var(--border-color);

  & > li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--sp-2) var(--sp-3);
  align-items: center;
  align-content: start;
  padding: 12px 14px;
  background: var(--bg-element-color);

  & > .where {
    min-width: 0;
    ${dotted}
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > .flames {
    justify-self: end;
  }
  & > .name {
    font-size: var(--fs-lg);
  }
  /* Two long names do not fit side by side on a phone, so all rows stack them. */
  @media (max-width: 719px) {
    & > .name > .teams {
      flex-direction: column;
      align-items: flex-start;
    }
  }
  & .result {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    min-width: calc(var(--hit) + 2.6em);
    :root[data-spoilers='hide'] & {
      min-width: calc(2 * var(--hit) + 2.6em);
    }
    min-height: var(--hit);
    font-size: var(--fs-lg);
  }
  & > .games {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: var(--sp-2);
  }
  & > .games:empty {
    display: none;
  }
  & > .games > .watch {
    display: contents;
  }
`;

type Props = {
  readonly match: FinishedSummary;
  /** The games that were played, recorded or not. */
  readonly games: readonly RecordedGame[];
};

/** A match to catch up on: its stage, its flames, its games, and the eye that shows the result. The result is covered for everyone: a user who chooses what to watch should not read how it ends. */
export function CatchUpRow({ match, games }: Props) {
  const t = useTranslate();
  const own = useReveal(match);
  const { spoilerFree } = useSettings();
  const hydrated = useHydrated();
  const watched = useWatched(match.id);
  const shown = own.requested || watched;
  const reveal = { ...own, hidden: !shown, revealed: shown };
  const stage = competitionName(match.tournamentName, t);
  return (
    <Row>
      <p className="where">
        <span>{competitionName(leagueShortName(match), t)}</span>
        {stage ? (
          <span>
            {stage}
            {match.round ? <SpoilerBesideTeams match={match}> · {roundTitle(match.round, t)}</SpoilerBesideTeams> : null}
          </span>
        ) : null}
        <span>{seriesFormat(match, t)}</span>
        <LocalTime at={match.beginAt} show="dayTime" />
      </p>
      <Flames flames={match.worthWatching} />
      <CrestedTeams className="name" match={match} />
      <span className="result">
        {reveal.hidden ? null : <MatchScore match={match} />}
        {own.requested || !shown ? <RevealEye match={match} revealed={own.requested} /> : null}
        {spoilerFree || !hydrated ? <WatchedMark match={match} watched={watched} data-cover={spoilerFree ? 'on' : ''} /> : null}
      </span>
      <div className="games">
        <RecordedGames match={match} games={games} reveal={reveal} />
      </div>
    </Row>
  );
}
