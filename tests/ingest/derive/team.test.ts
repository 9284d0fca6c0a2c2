import { describe, expect, it } from 'vitest';
import type { Match } from '../../../lib/domain/match/match';
import { finishedMatch, scored } from '../../../lib/fixtures/match-fixture';
import { deriveTeam } from '../../../lib/ingest/derive/team';
import { documentRegistry } from '../../../lib/ingest/documents/document-registry';
import { documentsOfFigures } from '../../../lib/ingest/documents/documents-to-update';
import { EntityIndex } from '../../../lib/ingest/index/entity-index';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { RatingIndex } from '../../../lib/ingest/index/rating-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { serie, team } from '../../support/entity-fixture';
import { finishedGame, gamePlayer } from '../../support/game-fixture';
import { seasonWith } from '../../support/ingest/season-with';

const NOW = Date.parse('2023-08-19T09:00:00Z');
const SMASH = { id: 9, name: 'Smash', role: 'adc' as const, img: null, active: true };
const [T1, DK] = [77, 6];

const ownMatch = finishedMatch({ id: 1 });
const theirs = finishedMatch({ id: 2, left: scored({ id: DK, score: 2 }), right: scored({ id: 5, score: 0 }), winnerId: DK });

/** Whether T1's roster has a player whom the source lists there, and whose only game was for Dplus. */
function know({
  endAt = null,
  listed = false,
  matches = [ownMatch, theirs],
}: { endAt?: string | null; listed?: boolean; matches?: Match[] } = {}) {
  const [entities, matchIndex, stats] = [new EntityIndex(), new MatchIndex(), new StatsIndex()];
  entities.add({
    series: [serie({ id: theirs.serieId, endAt })],
    teams: [team({ id: T1, players: [SMASH] }), team({ id: DK, players: listed ? [SMASH] : [] })],
  });
  matchIndex.apply(matches);
  stats.learn(2, [finishedGame({ winnerId: DK, players: [gamePlayer({ id: SMASH.id, teamId: DK })] })]);
  return seasonWith({ entities, matchIndex, stats, now: () => NOW });
}

const isListed = (...given: Parameters<typeof know>) => deriveTeam(T1, know(...given))?.players.length === 1;

describe('the roster of a team', () => {
  it('has nobody who plays for another team in a serie that both play', () => expect(isListed()).toBe(false));

  it('has nobody whose latest game was for another team that lists them as well', () => {
    expect(isListed({ listed: true, endAt: '2023-08-01T00:00:00Z' })).toBe(false);
  });

  it('has a newcomer who has played for another team until the serie ended', () => {
    expect(isListed({ endAt: '2023-08-01T00:00:00Z' })).toBe(true);
  });

  it('has a newcomer from a serie that the team does not play', () => expect(isListed({ matches: [theirs] })).toBe(true));

  it('is written anew when one of its players has played for another team', () => {
    const known = know();
    const ratings = new RatingIndex(known.matchIndex, known.stats);
    const documents = documentRegistry({ ...known, ratings, games: new Map(), recentGames: new Map(), articles: new Map() });
    const paths = [...documentsOfFigures([theirs], documents)].map(({ path }) => path);
    expect(paths).toContain(`teams/${T1}`);
  });
});
