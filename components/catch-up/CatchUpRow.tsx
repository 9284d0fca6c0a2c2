import styled from 'styled-components';
import { clubShortName } from '../../lib/domain/entities/club-names';
import type { FinishedSummary, Side } from '../../lib/domain/match/match';
import type { RecordedGame } from '../../lib/domain/schedule/catch-up';
import { fullName } from '../../lib/domain/match/match-names';
import { competitionName } from '../../lib/i18n/competition-name';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { useSettings } from '../../lib/client/settings/settings-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { seriesFormat } from '../../lib/i18n/series-format';
import { Flames } from '../match/Flames';
import { MatchScore } from '../match/MatchScore';
import { RecordedGames } from '../match-page/Recordings';
import { RevealEye } from '../spoilers/RevealEye';
import { MatchLink } from '../spoilers/SpoilerTeams';
import { useReveal } from '../spoilers/use-reveal';
import { WatchedButton } from '../spoilers/WatchedMark';
import { Crest } from '../ui/Crest';
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
  & > .name {
    min-height: 28px;
    font-size: var(--fs-lg);
    font-weight: 650;
    text-align: left;
  }
  & .teams {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--sp-1) var(--sp-4);
    align-items: center;
    min-height: max(28px, var(--hit));
    padding: 3px 0;
    text-align: left;
  }
  & .team {
    display: inline-flex;
    gap: var(--sp-2);
    align-items: center;
  }
  & .result {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    min-width: calc(var(--hit) + 2.6em);
    min-height: var(--hit);
    font-size: var(--fs-lg);
  }
  & > .games {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: var(--sp-2);
  }
  & > .games > .watch {
    display: contents;
  }
  & > .games > [data-part='watched'] {
    margin-left: auto;
  }
`;

type Props = {
  readonly match: FinishedSummary;
  /** Those that were played, recorded or not. */
  readonly games: readonly RecordedGame[];
};

/** A match to catch up on: its flames, its games, the eye that shows the result. That is covered for everybody: a user who chooses what to watch should not read how it ends. */
export function CatchUpRow({ match, games }: Props) {
  const t = useTranslate();
  const own = useReveal(match);
  const reveal = { ...own, hidden: !own.revealed };
  const { spoilerFree } = useSettings();
  const hydrated = useHydrated();
  return (
    <Row>
      <p className="where">
        <span>{competitionName(match.leagueName, t)}</span>
        <span>{seriesFormat(match, t)}</span>
        <LocalTime at={match.beginAt} show="dayTime" />
      </p>
      <Flames flames={match.worthWatching} />
      <p className="name">
        <MatchLink match={match} t={t} team={(side) => <Team side={match[side]} />} />
      </p>
      <span className="result">
        {reveal.hidden ? null : <MatchScore match={match} />}
        {own.requested || reveal.hidden ? <RevealEye match={match} revealed={own.requested} /> : null}
      </span>
      <div className="games">
        <RecordedGames match={match} games={games} reveal={reveal} />
        {spoilerFree || !hydrated ? <WatchedButton match={match} data-cover={spoilerFree ? 'on' : ''} /> : null}
      </div>
    </Row>
  );
}

function Team({ side }: { readonly side: Side }) {
  return (
    <span className="team">
      <Crest id={side.id} name={side.name} acronym={side.abbr} img={side.img} size={24} />
      {clubShortName(fullName(side))}
    </span>
  );
}
