import * as v from 'valibot';
import type { Role } from '../match/role';
import { ChampionRefSchema } from '../match/game';
import type { PlayerChampion } from './player-figures-document';
import type { ChampionStatsDocument } from './stats-document';
import { championRows } from './stats-rows';
import { kda, share } from './sums';

/** On fewer games a win rate says little. */
export const LEAST_SIGNATURE_GAMES = 5;
const MOST_SIGNATURES = 3;

/** A champion that stands for a player, beside all players of the role on it. */
export const SignatureChampionSchema = v.object({
  champion: ChampionRefSchema,
  games: v.number(),
  winRate: v.number(),
  kda: v.number(),
  role: v.object({ games: v.number(), winRate: v.number(), kda: v.nullable(v.number()) }),
});
export type SignatureChampion = v.InferOutput<typeof SignatureChampionSchema>;

type PlayerChampions = { readonly champions: readonly PlayerChampion[]; readonly games: number; readonly role: Role | null };

/**
 * A player's signature champions, at most three: those of five games or more with the highest share of the player's
 * games, times the player's win rate on them as a part of the role's. Those of equal worth by games. None without wins.
 *
 * @param all champions over all games of everyone
 */
export function signatureChampions({ champions, games, role }: PlayerChampions, all: ChampionStatsDocument): SignatureChampion[] {
  if (role === null) return [];
  const ofRole = new Map(championRows(all, { role, side: null }).map((row) => [row.id, row]));
  return champions
    .flatMap(({ champion, games: own, wins, kills, deaths, assists }) => {
      const row = ofRole.get(champion.id);
      const [playShare, winRate] = [share(own, games), share(wins, own)];
      if (own < LEAST_SIGNATURE_GAMES || !row?.winRate || playShare === null || !winRate) return [];
      const beside = { games: row.picks, winRate: row.winRate, kda: row.kda };
      const signature = { champion, games: own, winRate, kda: kda(kills, deaths, assists), role: beside };
      return [{ signature, worth: playShare * (winRate / row.winRate) }];
    })
    .sort((a, b) => b.worth - a.worth || b.signature.games - a.signature.games || a.signature.champion.id - b.signature.champion.id)
    .slice(0, MOST_SIGNATURES)
    .map(({ signature }) => signature);
}
