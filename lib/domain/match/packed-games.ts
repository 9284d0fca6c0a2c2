import { DRAGON_TYPES, type DragonType } from './dragon-types';
import type { ChampionRef, GamePlayer, GameTeam } from './game';
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

function unpackTeam([id, side, figures, dragons, firsts, bans]: PackedTeam): GameTeam {
  const figure = (name: (typeof TEAM_FIGURES)[number]): Figure => figures[TEAM_FIGURES.indexOf(name)] ?? null;
  const dragon = (type: DragonType): Figure => dragons[DRAGON_TYPES.indexOf(type)] ?? null;
  const first = (name: (typeof FIRSTS)[number]): boolean | null => firsts[FIRSTS.indexOf(name)] ?? null;
  return {
    id,
    side,
    bans: [...bans],
    kills: figure('kills'),
    gold: figure('gold'),
    towers: figure('towers'),
    inhibitors: figure('inhibitors'),
    heralds: figure('heralds'),
    dragons: figure('dragons'),
    barons: figure('barons'),
    firstBlood: first('firstBlood'),
    firstTower: first('firstTower'),
    firstDragon: first('firstDragon'),
    firstInhibitor: first('firstInhibitor'),
    firstBaron: first('firstBaron'),
    firstHerald: first('firstHerald'),
    dragonTypes: {
      air: dragon('air'),
      earth: dragon('earth'),
      fire: dragon('fire'),
      water: dragon('water'),
      chemtech: dragon('chemtech'),
      hextech: dragon('hextech'),
      elder: dragon('elder'),
    },
  };
}

export function unpackGames({ games, items, champions }: PackedGames): PageGame[] {
  const itemOf = byId(items);
  const championOf = byId(champions);
  const unpackPlayer = ([id, name, teamId, role, championId, figures, itemIds]: PackedPlayer): GamePlayer => {
    const figure = (of: (typeof PLAYER_FIGURES)[number]): Figure => figures[PLAYER_FIGURES.indexOf(of)] ?? null;
    return {
      id,
      name,
      teamId,
      role,
      champion: championOf.get(championId) ?? { id: championId, name: '', img: null },
      items: itemIds.flatMap((itemId) => itemOf.get(itemId) ?? []),
      level: figure('level'),
      kills: figure('kills'),
      deaths: figure('deaths'),
      assists: figure('assists'),
      cs: figure('cs'),
      gold: figure('gold'),
      damage: figure('damage'),
      damagePhysical: figure('damagePhysical'),
      damageMagic: figure('damageMagic'),
      damageTrue: figure('damageTrue'),
      damageTaken: figure('damageTaken'),
      heal: figure('heal'),
      crowdControlSeconds: figure('crowdControlSeconds'),
      wardsPlaced: figure('wardsPlaced'),
      wardsDestroyed: figure('wardsDestroyed'),
      visionScore: figure('visionScore'),
      doubleKills: figure('doubleKills'),
      tripleKills: figure('tripleKills'),
      quadraKills: figure('quadraKills'),
      pentaKills: figure('pentaKills'),
    };
  };
  return games.map((game) => ({ ...game, teams: game.teams.map(unpackTeam), players: game.players.map(unpackPlayer) }));
}
