import { describe, expect, it } from 'vitest';
import type { GameDetail, GamePlayer } from '../../../lib/domain/match/game';
import { ROLES } from '../../../lib/domain/match/role';
import { deriveMatchPreview } from '../../../lib/ingest/derive/match-preview';
import { EntityIndex, NO_ENTITIES } from '../../../lib/ingest/index/entity-index';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { finishedMatch, notStartedMatch, unscored } from '../../../lib/fixtures/match-fixture';
import { team } from '../../support/entity-fixture';
import { finishedGame, gamePlayer } from '../../support/game-fixture';
import { seasonWith } from '../../support/ingest/season-with';

const [T1, GEN] = [77, 1];
const NEXT = notStartedMatch({ id: 900, beginAt: '2023-08-30T08:00:00Z' });

type Played = { readonly id: number; readonly date: number; readonly games: readonly Partial<GamePlayer>[][] };

/** Matches of both teams; of each game the players that differ from five of each team on champions of their own. */
function sources(matches: readonly Played[], rosters: Parameters<typeof team>[0][] = []) {
  const matchIndex = new MatchIndex();
  const stats = new StatsIndex();
  const entities = new EntityIndex();
  entities.add({ ...NO_ENTITIES, teams: rosters.map((roster) => team(roster)) });
  matchIndex.apply(
    matches.map(({ id, date }) => {
      const day = String(date).padStart(2, '0');
      return finishedMatch({ id, beginAt: `2023-08-${day}T08:00:00Z`, endAt: `2023-08-${day}T10:00:00Z` });
    }),
  );
  for (const { id, games } of matches) {
    const details = games.map((players, index): GameDetail =>
      finishedGame({ id: id * 10 + index, position: index + 1, frames: [], players: players.map((player) => gamePlayer(player)) }),
    );
    stats.learn(id, details);
  }
  return seasonWith({ matchIndex, stats, entities });
}

const five = (teamId: number, champion = 1): Partial<GamePlayer>[] =>
  ROLES.map((role, place) => ({
    ...{ id: teamId * 10 + place, name: `${teamId} ${role}`, teamId, role },
    champion: { id: 100 * champion + place, name: `Champion ${champion}`, img: null },
  }));
const game = () => [...five(T1), ...five(GEN)];

describe('the preview of a match', () => {
  it('has both line-ups by role, with figures over all games of the season', () => {
    const preview = deriveMatchPreview(NEXT, sources([{ id: 1, date: 1, games: [game(), game()] }]));
    expect(preview).toMatchObject({ season: 2023, from: { left: 'lastMatch', right: 'lastMatch' } });
    expect(preview?.roles.map(({ role, left, right }) => [role, left?.name, left?.games, right?.name])).toEqual(
      ROLES.map((role) => [role, `77 ${role}`, 2, `1 ${role}`]),
    );
  });

  it('uses the line-up of the last game, including substitutes', () => {
    const substitute = game().map((player) =>
      player.role === 'mid' && player.teamId === T1 ? { ...player, id: 5000, name: 'Sub' } : player,
    );
    const preview = deriveMatchPreview(
      NEXT,
      sources([
        { id: 1, date: 1, games: [game()] },
        { id: 2, date: 2, games: [substitute] },
      ]),
    );
    expect(preview?.roles[2]).toMatchObject({ role: 'mid', left: { name: 'Sub', games: 1 }, right: { games: 2 } });
  });

  it('falls back to the roster, and says so, without players who have no figures', () => {
    const players = [
      { id: 9, name: 'Old', role: 'mid', img: null, active: false },
      { id: 10, name: 'New', role: 'mid', img: null, active: true },
    ] as const;
    const preview = deriveMatchPreview(NEXT, sources([], [{ id: T1, players: [...players] }]));
    expect(preview?.from).toEqual({ left: 'roster', right: null });
    expect(preview?.roles[2]).toEqual({
      role: 'mid',
      left: { id: 10, name: 'New', img: null, games: 0, kda: null, csPerMinute: null, damagePerMinute: null, goldDifferenceAt15: null },
      right: null,
    });
    expect(preview?.duel).toBeNull();
  });

  it('lists champions that both players of a role have played three times', () => {
    const played = (games: number, champion: number) =>
      Array.from({ length: games }, () => [...five(T1, champion), ...five(GEN, champion)]);
    const preview = deriveMatchPreview(NEXT, sources([{ id: 1, date: 1, games: [...played(3, 1), ...played(2, 2)] }]));
    expect(preview?.champions.map(({ role, champion, left, right }) => [role, champion.id, left.games, right.games])).toEqual(
      ROLES.map((role, place) => [role, 100 + place, 3, 3]),
    );
  });

  it('is null for a match that has begun or has an open side', () => {
    const known = sources([{ id: 1, date: 1, games: [game()] }]);
    expect(deriveMatchPreview(finishedMatch({ id: 900, beginAt: NEXT.beginAt }), known)).toBeNull();
    expect(deriveMatchPreview({ ...NEXT, right: unscored({ id: 0 }) }, known)).toBeNull();
  });
});
