import { paths } from '../page/paths';
import { ROLES, type Role } from '../match/role';
import type {
  ChampionFiguresDocument,
  ChampionGame,
  ChampionLane,
  ChampionPlayer,
  DraftCounts,
  PairedChampion,
} from './champion-figures-document';
import {
  championFigures,
  EVERY_PICK,
  NO_DRAFTS,
  unpackChampionTotals,
  usualRoles,
  type DraftCount,
  type PackedChampionTotals,
} from './champion-stats';
import type { Coverage } from './coverage';
import { kda } from './sums';

/** The figures that a champion's tables have; null is "not known". */
export type ChampionLine = {
  readonly picks: number;
  readonly bans: number | null;
  readonly presence: number | null;
  readonly winRate: number | null;
  readonly kda: number | null;
};

/** A line of a table by what its key names: a role, a side, a league or a patch. */
export type NamedLine<Key> = ChampionLine & { readonly key: Key };
/** A line with the games that its rates divide by. */
type DraftedLine<Key> = NamedLine<Key> & DraftCount;
type LeagueLine = DraftedLine<number> & { readonly name: string; readonly href: string };

/** What a champion's page shows, ready to be written: a few kilobytes. */
export type ChampionSummary = {
  readonly total: ChampionLine & DraftCount;
  /** How much of all games the figures cover; null where it is not known. */
  readonly coverage: Coverage | null;
  readonly usual: readonly Role[];
  readonly roles: readonly NamedLine<Role>[];
  readonly sides: readonly NamedLine<'blue' | 'red'>[];
  readonly leagues: readonly LeagueLine[];
  readonly patches: readonly DraftedLine<string>[];
  /** Players with most games first. */
  readonly players: readonly (Omit<ChampionPlayer, 'kills' | 'deaths' | 'assists'> & { readonly kda: number })[];
  /** Null where they have not been counted. */
  readonly lanes: readonly ChampionLane[] | null;
  readonly opponents: readonly PairedChampion[];
  readonly partners: readonly PairedChampion[];
  readonly recent: readonly ChampionGame[];
};

function line({ picks, bans, presence, winRate, kda: ratio }: ChampionLine): ChampionLine {
  return { picks, bans, presence, winRate, kda: ratio };
}

/**
 * A champion's figures over all games, and by role, side, league and patch.
 *
 * @param drafts the games that rates divide by; null while none are known
 */
export function championSummary(document: ChampionFiguresDocument, drafts: DraftCounts | null): ChampionSummary {
  const totals = unpackChampionTotals(document.totals);
  const draftsOf = (scope: string) => drafts?.scopes[scope] ?? NO_DRAFTS;
  const all = draftsOf('all');
  const figures = championFigures(totals, all);
  const over = (packed: PackedChampionTotals, scope: string) => ({
    ...line(championFigures(unpackChampionTotals(packed), draftsOf(scope))),
    ...draftsOf(scope),
  });
  const roles = ROLES.map((key) => ({ key, ...line(championFigures(totals, all, { ...EVERY_PICK, role: key })) }));
  const sides = (['blue', 'red'] as const).map((key) => ({ key, ...line(championFigures(totals, all, { ...EVERY_PICK, side: key })) }));
  return {
    total: { ...line(figures), ...all },
    coverage: drafts?.coverage ?? null,
    usual: usualRoles(figures),
    roles: roles.filter(({ picks }) => picks > 0),
    sides: sides.filter(({ picks }) => picks > 0),
    leagues: document.leagues.map((league) => ({
      key: league.id,
      name: league.name,
      href: paths.league(league),
      ...over(league.totals, `league:${league.id}`),
    })),
    patches: document.patches.map(({ patch, totals: packed }) => ({ key: patch, ...over(packed, `patch:${patch}`) })),
    players: document.players
      .map(({ kills, deaths, assists, ...player }) => ({ ...player, kda: kda(kills, deaths, assists) }))
      .sort((a, b) => b.games - a.games),
    lanes: document.lanes ?? null,
    opponents: document.opponents,
    partners: document.partners,
    recent: document.recent,
  };
}
