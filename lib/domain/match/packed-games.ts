import * as v from 'valibot';
import { DRAGON_TYPES, GamePlayerSchema, GameTeamSchema, type ChampionRef, type GamePlayer, type GameTeam } from './game';
import type { Role } from './role';
import type { PageGame } from './page-game';

/**
 * Games as page props carry them, a fraction of their size: figures as lists in
 * one fixed order instead of by name, champions and items by id. Packed and
 * unpacked by the same build, so there is no version to mind.
 */

type Figure = number | null;
type Item = GamePlayer['items'][number];

const PLAYER_FIGURES = [
  'level',
  'kills',
  'deaths',
  'assists',
  'cs',
  'gold',
  'damage',
  'damagePhysical',
  'damageMagic',
  'damageTrue',
  'damageTaken',
  'heal',
  'crowdControlSeconds',
  'wardsPlaced',
  'wardsDestroyed',
  'visionScore',
  'doubleKills',
  'tripleKills',
  'quadraKills',
  'pentaKills',
] as const satisfies readonly (keyof GamePlayer)[];

const TEAM_FIGURES = [
  'kills',
  'gold',
  'towers',
  'inhibitors',
  'heralds',
  'dragons',
  'barons',
] as const satisfies readonly (keyof GameTeam)[];

const FIRSTS = [
  'firstBlood',
  'firstTower',
  'firstDragon',
  'firstInhibitor',
  'firstBaron',
  'firstHerald',
] as const satisfies readonly (keyof GameTeam)[];

type PackedPlayer = readonly [
  id: number,
  name: string,
  teamId: number | null,
  role: Role | null,
  championId: number,
  figures: readonly Figure[],
  itemIds: readonly number[],
];
type PackedTeam = readonly [
  id: number,
  side: GameTeam['side'],
  figures: readonly Figure[],
  dragons: readonly Figure[],
  firsts: readonly (boolean | null)[],
  bans: readonly number[],
];
type PackedGame = Omit<PageGame, 'teams' | 'players'> & {
  readonly teams: readonly PackedTeam[];
  readonly players: readonly PackedPlayer[];
};

export type PackedGames = {
  readonly games: readonly PackedGame[];
  readonly items: readonly Item[];
  /** Of the drafts, and any that was picked besides. */
  readonly champions: readonly ChampionRef[];
};

function byId<Named extends { readonly id: number }>(all: readonly Named[]): Map<number, Named> {
  return new Map(all.map((each) => [each.id, each]));
}

/** A list without what stands at its end and is null. */
function trimmed(figures: readonly Figure[]): readonly Figure[] {
  return figures.slice(0, figures.findLastIndex((figure) => figure !== null) + 1);
}

function packTeam(team: GameTeam): PackedTeam {
  return [
    team.id,
    team.side,
    TEAM_FIGURES.map((name) => team[name]),
    trimmed(DRAGON_TYPES.map((type) => team.dragonTypes[type])),
    FIRSTS.map((name) => team[name]),
    team.bans,
  ];
}

function packPlayer(player: GamePlayer): PackedPlayer {
  const { id, name, teamId, role, champion, items } = player;
  return [id, name, teamId, role, champion.id, trimmed(PLAYER_FIGURES.map((figure) => player[figure])), items.map((item) => item.id)];
}

export function packGames(games: readonly PageGame[], champions: readonly ChampionRef[]): PackedGames {
  const players = games.flatMap((game) => game.players);
  return {
    games: games.map((game) => ({ ...game, teams: game.teams.map(packTeam), players: game.players.map(packPlayer) })),
    items: [...byId(players.flatMap((player) => player.items)).values()],
    champions: [...byId([...champions, ...players.map((player) => player.champion)]).values()],
  };
}

const named = <Value>(names: readonly string[], values: readonly (Value | null)[]) =>
  Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]));

function unpackTeam([id, side, figures, dragons, firsts, bans]: PackedTeam): GameTeam {
  return v.parse(GameTeamSchema, {
    id,
    side,
    bans,
    ...named(TEAM_FIGURES, figures),
    ...named(FIRSTS, firsts),
    dragonTypes: named(DRAGON_TYPES, dragons),
  });
}

export function unpackGames({ games, items, champions }: PackedGames): PageGame[] {
  const itemOf = byId(items);
  const championOf = byId(champions);
  const unpackPlayer = ([id, name, teamId, role, championId, figures, itemIds]: PackedPlayer): GamePlayer =>
    v.parse(GamePlayerSchema, {
      id,
      name,
      teamId,
      role,
      champion: championOf.get(championId),
      items: itemIds.map((itemId) => itemOf.get(itemId)),
      ...named(PLAYER_FIGURES, figures),
    });
  return games.map((game) => ({ ...game, teams: game.teams.map(unpackTeam), players: game.players.map(unpackPlayer) }));
}
