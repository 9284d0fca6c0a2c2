// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MatchHeader } from '../../../components/match-page/MatchHeader';
import { MatchHistory } from '../../../components/match-page/MatchHistory';
import type { Match } from '../../../lib/domain/match/match';
import { finishedMatch, notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { matchDetail } from '../../support/match-detail-fixture';
import { renderSite } from '../../support/render-site';

const SHOWN = { hidden: false, covered: false, revealed: false, requested: false, toggle: () => undefined };

const place = { tournamentId: 3, tournamentName: 'Regular Season', rank: 9, teams: 10, wins: 5, losses: 13 };
const STANDINGS = { left: place, right: { ...place, rank: 4 } };
const FINAL = { part: 'single', name: 'final', round: 3, match: null } as const;

const placesOn = (match: Match) => {
  cleanup();
  const { container } = renderSite(
    <>
      <MatchHeader match={match} games={[]} standings={STANDINGS} reveal={SHOWN} history={SHOWN} best={null} />
      <MatchHistory detail={matchDetail({ match, standings: STANDINGS })} />
    </>,
  );
  return container.textContent.match(/9 of 10|#9/g)?.length;
};

it.each([
  ['to come', notStartedMatch()],
  ['running', runningMatch()],
  ['finished', finishedMatch()],
  ['of a knockout', notStartedMatch({ round: FINAL })],
])('the page of a match %s tells once where each team stood', (_, match) => {
  expect(placesOn(match)).toBe(1);
});
