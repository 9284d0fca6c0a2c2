import type { GameDetail } from '../../domain/game';
import type { Match } from '../../domain/match';
import { currentMonday } from '../../domain/week';
import type { MatchChanges, MatchSource, SourceSnapshot } from '../match-source';
import { timelineSource } from '../timeline';
import { matchAt } from '../timeline-projection';
import { buildDemoSeason } from './season';
import { decidedBetween, withFewerFrames, withKnownSides, withKnownTeams } from './undecided';

type Told = Pick<MatchChanges, 'matches' | 'games'>;

/**
 * The built-in season (simulated) around the ISO week of `now` (milliseconds):
 * it has finished, running and upcoming matches at any moment of that week and
 * goes on for the four weeks after it. The name tells the week; from Monday on
 * a new process offers the next season.
 */
export function demoSource(now: number): MatchSource {
  const weekStart = currentMonday(now, 'UTC');
  const name = `demo:${weekStart}`;
  const season = buildDemoSeason(weekStart);
  const source = timelineSource({ name, simulated: true, truth: season });
  const byId = new Map(season.matches.map((match) => [match.id, match]));
  let last: number | null = null;

  const known = (told: Told, at: number): { matches: Match[]; games: Map<number, readonly GameDetail[]> } => ({
    matches: told.matches.map((match) => withKnownSides(match, season.undecidedSides, at)),
    games: new Map([...told.games].map(([id, games]) => [id, games.map(withFewerFrames)])),
  });

  return {
    name,
    simulated: true,
    pollSeconds: source.pollSeconds,
    async snapshot(at, progress): Promise<SourceSnapshot> {
      last = at;
      const told = await source.snapshot(at, progress);
      return { ...told, ...known(told, at), tournaments: withKnownTeams(told.tournaments, season.undecidedTeams, at) };
    },
    async changes(at): Promise<MatchChanges> {
      const from = last;
      last = at;
      const told = await source.changes(at);
      const listed = new Set(told.matches.map((match) => match.id));
      // The timeline does not know that sides were undecided: their matches are added here.
      const decided = (from === null ? [] : decidedBetween(season.undecidedSides, from, at))
        .filter((id) => !listed.has(id))
        .flatMap((id) => byId.get(id) ?? [])
        .map((match) => matchAt(match, season.games.get(match.id) ?? [], at, season.announcedAt?.get(match.id)));
      return { ...told, ...known({ ...told, matches: [...told.matches, ...decided] }, at) };
    },
  };
}
