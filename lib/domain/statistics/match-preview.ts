import * as v from 'valibot';
import { playerFigures, type PlayerTotals } from './player-stats';
import { average } from './sums';
import { ChampionRefSchema } from '../match/game';
import { ROLE_DEVIATIONS, WINNER_MEANS, type RoleFigure } from '../match/role-norms';
import { ROLES, type Role } from '../match/role';

/** Who is likely to meet in a match that has not begun, with the season's figures (docs/product.md#before-a-match). */

/** A player's games of a season on a champion that is listed. */
export const SHARED_CHAMPION_GAMES = 3;
/** Shared champions of a role that are listed. */
export const MOST_SHARED_CHAMPIONS = 3;
/** Games of a season by which a player may be part of the key duel. */
export const DUEL_GAMES = 5;

/** `games`: of how many the figure is known. */
const figure = v.nullable(v.object({ value: v.number(), games: v.number() }));

const PreviewPlayerSchema = v.object({
  id: v.number(),
  name: v.string(),
  img: v.nullable(v.string()),
  /** Games of the season, in any role; figures are null where they are known of none of them. */
  games: v.number(),
  kda: figure,
  csPerMinute: figure,
  damagePerMinute: figure,
  goldDifferenceAt15: figure,
});
export type PreviewPlayer = v.InferOutput<typeof PreviewPlayerSchema>;

const gamesOnChampion = v.object({ games: v.number(), wins: v.number() });

/** Where a line-up comes from: who played the team's last game, or its roster where no game is known; null for a team without known players. */
const lineUpFrom = v.nullable(v.picklist(['lastMatch', 'roster']));

export const MatchPreviewSchema = v.object({
  /** The calendar year that the figures are of. */
  season: v.number(),
  from: v.object({ left: lineUpFrom, right: lineUpFrom }),
  /** Top to support; a side is null where no player is known. */
  roles: v.array(v.object({ role: v.picklist(ROLES), left: v.nullable(PreviewPlayerSchema), right: v.nullable(PreviewPlayerSchema) })),
  /** The role of the key duel; null where too little is known of every pair. */
  duel: v.nullable(v.picklist(ROLES)),
  /** What both players of a role have played often enough, by role, the most played first. */
  champions: v.array(v.object({ role: v.picklist(ROLES), champion: ChampionRefSchema, left: gamesOnChampion, right: gamesOnChampion })),
});
export type MatchPreview = v.InferOutput<typeof MatchPreviewSchema>;
export type LineUpSource = MatchPreview['from']['left'];

export const PREVIEW_FIGURES = ['kda', 'csPerMinute', 'damagePerMinute', 'goldDifferenceAt15'] as const;
export type PreviewFigure = (typeof PREVIEW_FIGURES)[number];

/** A player's figures as a preview shows them, each averaged over the games in which it is known. */
export function previewFigures(totals: PlayerTotals): Pick<PreviewPlayer, 'games' | PreviewFigure> {
  const figures = playerFigures(totals);
  const known = (value: number | null, games: number) => (value === null || games === 0 ? null : { value, games });
  return {
    games: totals.games,
    kda: known(figures.kda, totals.games),
    csPerMinute: known(figures.csPerMinute, totals.cs.games),
    damagePerMinute: known(figures.damagePerMinute, totals.damage.games),
    goldDifferenceAt15: known(figures.goldDifferenceAt15, totals.goldAt15.games),
  };
}

/**
 * How a player's season compares within a role: kill participation, share of
 * damage and (fewer) deaths a game, in the standard deviations by which the
 * player of the match is chosen; their mean. Null with too few games, or with
 * one of the three unknown.
 */
export function roleStanding(totals: PlayerTotals, role: Role): number | null {
  const { killParticipation, damageShare, deaths, games } = playerFigures(totals);
  const deathsPerGame = average(deaths, games);
  if (games < DUEL_GAMES || killParticipation === null || damageShare === null || deathsPerGame === null) return null;
  const above = (value: number, name: RoleFigure) => (value - WINNER_MEANS[role][name]) / ROLE_DEVIATIONS[role][name];
  return (above(killParticipation, 'participation') + above(damageShare, 'damageShare') - above(deathsPerGame, 'deaths')) / 3;
}

/** The role whose two players stand highest together; of equal ones the first. Supports decide no lane: their figures are largely those of the team. */
export function keyDuel(
  pairs: readonly { readonly role: Role; readonly left: number | null; readonly right: number | null }[],
): Role | null {
  let best: { readonly role: Role; readonly standing: number } | null = null;
  for (const { role, left, right } of pairs) {
    if (role === 'support' || left === null || right === null) continue;
    if (best === null || left + right > best.standing) best = { role, standing: left + right };
  }
  return best?.role ?? null;
}
