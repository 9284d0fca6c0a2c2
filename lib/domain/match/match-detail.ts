import type { GamesDocument, MatchDocument } from '../read-models';
import type { MatchAnswer } from './match-answer';
import { packGames, unpackGames, type PackedGames } from './packed-games';
import { pageGame, type PageGame } from './page-game';

/** All that the match page shows. */
export type MatchDetail = Omit<MatchAnswer, 'games'> & { readonly games: readonly PageGame[] };

/** What the page is rendered with: `MatchDetail` without what it does not show and with its games packed, so that its props stay small (docs/architecture.md#pages). */
export type PackedDetail = Omit<MatchDetail, 'games' | 'champions'> & { readonly played: PackedGames };

export function packDetail({ match, form, headToHead, standings = null }: MatchDocument, played: GamesDocument | null): PackedDetail {
  return {
    match,
    played: packGames((played?.games ?? []).map(pageGame), played?.champions ?? []),
    form,
    headToHead,
    standings,
  };
}

export function unpackDetail({ played, ...rest }: PackedDetail): MatchDetail {
  return { ...rest, games: unpackGames(played), champions: [...played.champions] };
}
