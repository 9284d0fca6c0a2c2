import * as v from 'valibot';
import type { GamePlayer, GameTeam } from '../../domain/match/game';
import { isRecord } from '../../domain/values/is-record';
import { parseJson } from '../../domain/values/parse-json';
import type { FIGURES_THAT_FOLLOW, TEAM_FIGURES_THAT_FOLLOW } from '../figures-that-follow';
import { toChampion } from './parse-game';
import { type ParseResult, decode, foreign, isLeagueOfLegends, kept, malformed, parseRole } from './parsing';
import { loose, looseFigure, looseFlag, looseId, looseInstant, looseList, looseText, wireId, wireSeconds, wireVideogame } from './wire';
import { named } from './wire-game';

/**
 * PandaScore's data on running games: the list of `/lives`, the messages of a
 * live websocket, and the frames of `/lol/games/{id}/frames`, which have the same
 * shape (https://developers.pandascore.co/docs/data-sample-league-of-legends).
 */

/** A count; some objectives have been seen as lists of what was taken. */
const count = loose(
  v.pipe(
    v.custom<number | readonly unknown[]>((value) => Array.isArray(value) || v.is(v.number(), value), 'is no count'),
    v.transform((value) => (typeof value === 'number' ? value : value.length)),
    v.minValue(0),
    v.maxValue(1e9),
  ),
);

const player = loose(
  v.object({
    id: wireId,
    name: looseText,
    champion: loose(named),
    cs: looseFigure,
    level: looseFigure,
    kills: looseFigure,
    deaths: looseFigure,
    assists: looseFigure,
  }),
);

const team = v.object({
  id: wireId,
  gold: looseFigure,
  kills: looseFigure,
  towers: looseFigure,
  inhibitors: looseFigure,
  drakes: count,
  nashors: count,
  /** "herald" in messages, "heralds" in the lists of the API. */
  herald: count,
  heralds: count,
  voidgrubs: count,
  atakhans: count,
  players: loose(v.object({ top: player, jun: player, mid: player, adc: player, sup: player })),
});
type WireLiveTeam = v.InferOutput<typeof team>;

/** The state of a game at one moment. Older messages have ids and result of the game in `game`. */
const WireLiveFrame = v.object({
  game_id: looseId,
  game: loose(v.object({ id: looseId, finished: looseFlag })),
  current_timestamp: wireSeconds,
  paused: looseFlag,
  finished: looseFlag,
  blue: team,
  red: team,
});
type WireLiveFrame = v.InferOutput<typeof WireLiveFrame>;

const endpoint = v.object({ type: looseText, url: looseText, open: looseFlag });

/** A match with live data, from fifteen minutes before its start. */
const WireLive = v.object({
  endpoints: looseList(endpoint),
  match: v.object({
    id: wireId,
    status: looseText,
    begin_at: looseInstant,
    scheduled_at: looseInstant,
    videogame: wireVideogame,
  }),
});

/** A game under way at one moment, blue first. */
export type LiveFrame = {
  readonly gameId: number;
  readonly seconds: number;
  readonly paused: boolean;
  readonly finished: boolean;
  readonly teams: readonly [LiveTeam, LiveTeam];
};

/** A team without the figures that come with the game's statistics. */
export type LiveTeam = Readonly<Omit<GameTeam, 'side' | 'bans' | keyof typeof TEAM_FIGURES_THAT_FOLLOW>> & {
  readonly side: 'blue' | 'red';
  readonly players: readonly LivePlayer[];
};

export type LivePlayer = Readonly<Omit<GamePlayer, 'teamId' | 'gold' | 'items' | keyof typeof FIGURES_THAT_FOLLOW>>;

function toTeam(wire: WireLiveTeam, side: LiveTeam['side']): LiveTeam {
  const { id, gold, kills, towers, inhibitors } = wire;
  const players = Object.entries(wire.players ?? {}).flatMap(([role, player]): LivePlayer[] => {
    if (player === null) return [];
    const { champion, name, ...figures } = player;
    return [{ ...figures, name: name ?? '', role: parseRole(role), champion: toChampion(champion) }];
  });
  return {
    id,
    side,
    gold,
    kills,
    towers,
    inhibitors,
    dragons: wire.drakes,
    barons: wire.nashors,
    heralds: wire.heralds ?? wire.herald,
    voidGrubs: wire.voidgrubs,
    atakhans: wire.atakhans,
    players,
  };
}

/** A frame of a live socket or of `/lol/games/{id}/frames`. Malformed is only one without game, time or a side's team. */
export function parseLiveFrame(document: unknown): ParseResult<LiveFrame> {
  const decoded = decode('live frame', WireLiveFrame, document);
  if (!decoded.ok) return decoded;
  const { game, game_id, current_timestamp: seconds, paused, finished, blue, red } = decoded.value;
  const gameId = game_id ?? game?.id ?? null;
  if (gameId === null) return malformed('live frame', document, 'names no game');
  if (blue.id === red.id) return malformed('live frame', document, 'has one team on both sides');
  return kept(
    {
      gameId,
      seconds,
      paused: paused ?? false,
      finished: finished ?? game?.finished ?? false,
      teams: [toTeam(blue, 'blue'), toTeam(red, 'red')],
    },
    decoded.losses,
  );
}

/** What a message of a live socket says. `recovered`: earlier frames that were requested. */
type LiveMessage = { readonly frames: readonly ParseResult<LiveFrame>[]; readonly recovered: boolean };

const NOTHING: LiveMessage = { frames: [], recovered: false };
/** A game has fewer frames; what is longer is cut before any work. */
const MOST_RECOVERED = 5_000;

const isFrame = (value: unknown): boolean => isRecord(value) && ('current_timestamp' in value || 'blue' in value || 'red' in value);

/**
 * The frames in a message. A greeting, a single event and whatever else a feed
 * may say hold none. Recovered ones come as a list, on its own or as the
 * `payload` of a message; a single frame may be wrapped like that as well.
 */
export function parseLiveMessage(text: string): LiveMessage {
  const json = parseJson(text);
  if (json === undefined) return { frames: [malformed('live message', null, 'is no JSON')], recovered: false };
  const content = isRecord(json) && !isFrame(json) ? json['payload'] : json;
  if (Array.isArray(content)) return { frames: content.slice(0, MOST_RECOVERED).filter(isFrame).map(parseLiveFrame), recovered: true };
  return isFrame(content) ? { frames: [parseLiveFrame(content)], recovered: false } : NOTHING;
}

/** A match that has a feed of frames. */
export type Live = {
  readonly matchId: number;
  readonly isRunning: boolean;
  /** Milliseconds since 1970; null where the source does not say. */
  readonly beginAt: number | null;
  /** The address of the match's feed of frames. */
  readonly url: string;
  /** The address of its feed of events; null where there is none. */
  readonly eventsUrl: string | null;
};

/** Foreign is a match of another game, one that is over, and one without an open feed. */
export function parseLive(document: unknown): ParseResult<Live> {
  const decoded = decode('live', WireLive, document);
  if (!decoded.ok) return decoded;
  const { endpoints, match } = decoded.value;
  if (!isLeagueOfLegends(match.videogame)) return foreign('live', document, 'not League of Legends');
  if (match.status === 'finished' || match.status === 'canceled') return foreign('live', document, 'is over');
  const feedOf = (kind: 'frames' | 'events') =>
    endpoints.find(({ type, open, url }) => type === kind && open !== false && url !== null)?.url;
  const url = feedOf('frames') ?? null;
  if (url === null) return foreign('live', document, 'no open feed of frames');
  const begin = match.begin_at ?? match.scheduled_at;
  const beginAt = begin === null ? null : Date.parse(begin);
  return kept(
    { matchId: match.id, isRunning: match.status === 'running', beginAt, url, eventsUrl: feedOf('events') ?? null },
    decoded.losses,
  );
}
