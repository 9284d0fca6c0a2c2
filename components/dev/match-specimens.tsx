import styled from 'styled-components';
import { BETWEEN_GAMES, LIVE, LIVE_FIGURES, MATCH_STATES } from '../../lib/fixtures/match-states';
import { finishedMatch } from '../../lib/fixtures/match-fixture';
import { PlayedGames } from '../figures/PlayedGames';
import { LiveCards } from '../match/LiveCards';
import { MatchList } from '../match/MatchList';
import { NotificationRow, type ListedNotification } from '../notifications/NotificationRow';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { CoveredSpecimen } from './CoveredSpecimen';
import type { SpecimenGroup } from './specimen';

const Narrow = styled(Card)`
  max-width: 340px;
`;

const OVER = finishedMatch({ id: 19 });
const START: ListedNotification = { id: 'start', kind: 'start', at: OVER.beginAt, match: { ...OVER, score: null }, read: true };
const RESULT: ListedNotification = {
  ...START,
  id: 'result',
  kind: 'result',
  match: { ...OVER, score: { left: 2, right: 1 } },
  read: false,
};
const GAME = {
  matchId: 13,
  position: 1,
  beginAt: OVER.beginAt,
  leagueName: 'LCK',
  left: 'T1',
  right: 'Gen.G',
  won: true,
  kills: 7,
  deaths: 1,
  assists: 9,
};
const nothing = (): void => undefined;

function Cards() {
  return (
    <div className="home-page">
      <div className="live">
        <LiveCards matches={[LIVE, BETWEEN_GAMES, OVER]} playing={[LIVE_FIGURES]} />
      </div>
    </div>
  );
}

export const MATCHES: SpecimenGroup = {
  id: 'matches',
  title: 'Matches',
  specimens: [
    {
      id: 'match-row',
      title: 'MatchList, MatchRow',
      use: 'A match on a line, in every state.',
      show: () => (
        <Card>
          <MatchList showDay showLeague label="Matches with full names" matches={MATCH_STATES} />
        </Card>
      ),
    },
    {
      id: 'match-row-short',
      title: 'MatchRow, short',
      use: 'The same in the schedule’s column.',
      show: () => (
        <Narrow>
          <MatchList names="short" label="Matches with short names" matches={MATCH_STATES} />
        </Narrow>
      ),
    },
    {
      id: 'notification-row',
      title: 'NotificationRow',
      use: 'A notification: a result, unread, and a start.',
      show: () => (
        <Card>
          <ul className="rows">
            <NotificationRow item={RESULT} onMark={nothing} />
            <NotificationRow item={START} onMark={nothing} />
          </ul>
        </Card>
      ),
    },
    {
      id: 'played-games',
      title: 'PlayedGames, OutcomeMark',
      use: 'The games of a player or champion.',
      show: () => (
        <CoveredSpecimen>
          <Card>
            <PlayedGames
              games={[GAME, { ...GAME, position: 2, won: false }]}
              picture={() => <Crest id={77} name="T1" acronym="T1" img={null} size={26} />}
              words={() => 'T1 against Gen.G'}
              note={({ won }) => (won ? '31 min' : null)}
            />
          </Card>
        </CoveredSpecimen>
      ),
    },
    { id: 'live-card', title: 'LiveCards, LiveCard', use: 'A match under way: in a game, between two, and just over.', show: Cards },
  ],
};
