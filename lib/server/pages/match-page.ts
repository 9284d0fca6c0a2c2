import { cacheTag } from '../../domain/page/cache-tags';
import { matchStake, type MatchStake } from '../../domain/competition/scenarios/match-stake';
import type { Match } from '../../domain/match/match';
import type { GamesDocument, MatchDocument } from '../../domain/entities/read-models';
import { withoutFigures } from '../../domain/match/match-games';
import { readGames } from '../../store/models/game-document';
import { readMatchDocument } from '../../store/models/match-document';
import { readStandings } from '../../store/models/tournament-document';
import { absent } from './absence';
import type { Loaded } from './loaded';
import { sourceHasFigures } from './shell-data';

type MatchPage = {
  readonly document: MatchDocument;
  /** Null before any game has begun. */
  readonly played: GamesDocument | null;
  /** What its table says of a match that has not begun; null where it says nothing. */
  readonly stake: MatchStake | null;
};

async function loadStake(match: Match): Promise<MatchStake | null> {
  const scenarios = (await readStandings(match.tournamentId))?.scenarios;
  return scenarios ? matchStake(scenarios, match) : null;
}

/** A match and its games, which wait for no figures where the source has none. Two reads; a third, of its table, before it begins. */
export async function loadMatch(id: number, now: number): Promise<Loaded<MatchPage>> {
  const [stored, played, hasFigures] = await Promise.all([readMatchDocument(id), readGames(id), sourceHasFigures(now)]);
  const document = stored && !hasFigures ? { ...stored, match: withoutFigures(stored.match) } : stored;
  if (document === null) return absent({ kind: 'match', id }, [cacheTag.match(id)]);
  const { match } = document;
  const isAhead = match.status === 'not_started' && match.tournamentId > 0;
  return {
    data: { document, played, stake: isAhead ? await loadStake(match) : null },
    // Other results of the stage move what is at stake.
    tags: isAhead ? [cacheTag.match(id), cacheTag.tournament(match.tournamentId)] : [cacheTag.match(id)],
    matches: [match],
  };
}
