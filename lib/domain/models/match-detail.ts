import type { MatchStake } from '../competition/scenarios/match-stake';
import type { GamesDocument, MatchDocument } from './read-models';
import { gamePrior } from '../rating/game-prior';
import type { MatchAnswer } from './match-answer';
import { pageGame, type PageGame } from '../match/page-game';
import { playerOfTheMatch } from '../match/player-of-the-match';
import { turningPoint } from '../match/turning-point';

export type MatchDetail = Omit<MatchAnswer, 'games'> & { readonly games: readonly PageGame[] };

/** What the page is rendered with: the documents without what it does not show. */
export function pageDetail(
  { match, form, headToHead, standings = null, preview, winnerMeans }: MatchDocument,
  played: GamesDocument | null,
  stake: MatchStake | null = null,
): MatchDetail {
  const games = (played?.games ?? []).map((game) => pageGame(game, { prior: gamePrior(match, match.chance) }));
  return {
    match,
    games,
    champions: played?.champions ?? [],
    form,
    headToHead,
    standings,
    stake,
    preview: preview ?? null,
    playerOfTheMatch: playerOfTheMatch(match, games, winnerMeans),
    turningPoint: turningPoint(match, games),
  };
}
