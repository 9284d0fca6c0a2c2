import { describe, expect, it } from 'vitest';
import { offMatch, finishedMatch, notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import type { Match } from '../../../lib/domain/match/match';
import { deriveHighlights } from '../../../lib/ingest/derive/highlights';
import { EntityIndex, NO_ENTITIES } from '../../../lib/ingest/index/entity-index';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { team, teamStub } from '../../support/entity-fixture';
import { finishedGame, gamePlayer } from '../../support/game-fixture';
import { seasonWith } from '../../support/ingest/season-with';

const LISTED = { id: 5, name: 'Listed Today', role: 'mid' as const, img: null, active: true };
const PLAYED = { id: 6, name: 'Played Then', role: 'mid' as const, teamId: 77 };

/** The rosters of a stage's two teams. `played`: whether there are figures of team 77's game in it. */
function rosters(matches: readonly Match[], played: boolean) {
  const [matchIndex, stats, entities] = [new MatchIndex(), new StatsIndex(), new EntityIndex()];
  matchIndex.apply(matches);
  entities.add({ ...NO_ENTITIES, teams: [team({ players: [LISTED] }), team({ id: 1, players: [LISTED] })] });
  if (played) stats.learn(matches[0]?.id ?? 0, [finishedGame({ players: [gamePlayer(PLAYED)], frames: [] })]);
  return deriveHighlights('tournament:16', [teamStub(77), teamStub(1)], seasonWith({ matchIndex, stats, entities })).rosters.map(
    ({ teamId, players, isListed = false }) => [teamId, players.map(({ name }) => name), isListed],
  );
}

describe('who plays for the teams of a stage', () => {
  const over = finishedMatch({ id: 1 });

  it.each([
    ['all of its matches are played', [over]],
    ['the rest was cancelled', [over, offMatch('canceled')]],
    ['two are played', [over, finishedMatch({ id: 2 })]],
  ])('is nobody who is listed today once it is over: %s', (_, matches) => {
    expect(rosters(matches, false)).toEqual([]);
    expect(rosters(matches, true)).toEqual([[77, ['Played Then'], false]]);
  });

  it.each([
    ['one is to come', [over, notStartedMatch({ id: 2 })]],
    ['one runs', [over, runningMatch({ id: 2 })]],
    ['one is put off', [over, offMatch('postponed')]],
    ['none is known yet', []],
  ])('is, where no games tell it, who is listed, while there are matches left: %s', (_, matches) => {
    const listed = ['Listed Today'];
    expect(rosters(matches, false)).toEqual([
      [77, listed, true],
      [1, listed, true],
    ]);
  });

  it('is who has played, beside the listed players of a team without games', () => {
    expect(rosters([over, notStartedMatch({ id: 2 })], true)).toEqual([
      [77, ['Played Then'], false],
      [1, ['Listed Today'], true],
    ]);
  });
});
