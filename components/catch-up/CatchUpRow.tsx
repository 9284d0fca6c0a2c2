import styled from 'styled-components';
import type { FinishedSummary } from '../../lib/domain/match/match';
import type { RecordedGame } from '../../lib/domain/schedule/catch-up';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { matchTitle } from '../../lib/i18n/match-title';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { useSettings } from '../../lib/client/settings/settings-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { seriesFormat } from '../../lib/i18n/series-format';
import { Flames } from '../match/Flames';
import { MatchScore } from '../match/MatchScore';
import { RecordedGames } from '../match-page/Recordings';
import { RevealEye } from '../spoilers/RevealEye';
import { SpoilerTeams } from '../spoilers/SpoilerTeams';
import { useReveal } from '../spoilers/use-reveal';
import { WatchedButton } from '../spoilers/WatchedMark';
import { dotted } from '../ui/dotted';
import { LocalTime } from '../ui/LocalTime';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--sp-2) var(--sp-3);
  align-items: center;
  padding: 12px 14px;
  border-top: 1px solid var(--border-color);

  &:first-child {
    border-top: 0;
  }
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
  & .match {
    min-height: max(28px, var(--hit));
    padding: 3px 0;
    text-align: left;
  }
  & .result {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    font-size: var(--fs-lg);
  }
  /* The eye comes after the first paint, beside the room of the score. */
  :root[data-spoilers='hide'] & > .result {
    min-width: calc(var(--hit) + 2.6em);
    min-height: var(--hit);
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

/** A match to catch up on: its flames, its games, the mark that shows the result. */
export function CatchUpRow({ match, games }: Props) {
  const t = useTranslate();
  const reveal = useReveal(match);
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
        <SpoilerTeams match={match} href={paths.match(match)} className="match">
          {matchTitle(match, t)}
        </SpoilerTeams>
      </p>
      <span className="result">
        <MatchScore match={match} />
        {reveal.covered ? <RevealEye match={match} revealed={reveal.requested} /> : null}
      </span>
      <div className="games">
        <RecordedGames match={match} games={games} reveal={reveal} />
        {spoilerFree || !hydrated ? <WatchedButton match={match} data-cover={spoilerFree ? 'on' : ''} /> : null}
      </div>
    </Row>
  );
}
