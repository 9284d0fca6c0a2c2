import * as v from 'valibot';
import type { DragonType } from '../../domain/match/dragon-types';
import type { EventKind } from '../../domain/match/reported-events';
import { isRecord } from '../../domain/values/is-record';
import { parseJson } from '../../domain/values/parse-json';
import { type ParseResult, decode, kept, loss, malformed } from './parsing';
import { loose, looseId, looseText, wireSeconds } from './wire';

/**
 * A single event of a game, as `/lol/games/{id}/events` lists it and as the feed
 * of events sends it. The list is described to the field
 * (https://developers.pandascore.co/reference/get_lol_games_lolgameid_events):
 * `type` is "drake_kill", who died is the `victim`, and a player is `{player_id,
 * side}`. The feed is described in words
 * (https://developers.pandascore.co/docs/data-sample-league-of-legends): its
 * `type` is always "kill_feed", the kind is in the payload, and who died is
 * `killed`. What the words leave open is read in either way.
 */

const side = v.picklist(['blue', 'red']);

const entity = loose(
  v.object({
    /** The type: "player", "tower", "drake" … */
    type: looseText,
    object: loose(v.object({ player_id: looseId, id: looseId, side: loose(side), type: looseText })),
  }),
);

/** An id that only distinguishes events. */
const eventId = loose(v.union([v.number(), v.pipe(v.string(), v.maxLength(100))]));

const WireGameEvent = v.object({
  id: eventId,
  game_id: looseId,
  game: loose(v.object({ id: looseId })),
  ingame_timestamp: wireSeconds,
  type: looseText,
  payload: v.object({ type: looseText, killer: entity, killed: entity, victim: entity }),
});
type WireGameEvent = v.InferOutput<typeof WireGameEvent>;

type TeamSide = 'blue' | 'red';

/** An event from its source: by side, because a feed of events does not name teams. */
export type SidedEvent = {
  /** A key that is equal for an event that arrives twice. */
  readonly key: string;
  /** The game's id; null where the event does not say: then it is of the game under way. */
  readonly gameId: number | null;
  readonly seconds: number;
  readonly kind: EventKind;
  readonly side: TeamSide | null;
  readonly playerId: number | null;
  readonly victimId: number | null;
  readonly dragon: DragonType | null;
};

const KINDS: ReadonlyMap<string, EventKind> = new Map([
  ['player', 'kill'],
  ['tower', 'tower'],
  ['inhibitor', 'inhibitor'],
  ['drake', 'dragon'],
  ['baron_nashor', 'baron'],
  ['nashor', 'baron'],
  ['rift_herald', 'herald'],
  ['herald', 'herald'],
  ['voidgrub', 'voidGrub'],
  ['atakhan', 'atakhan'],
]);
/** Kinds that are sent and not needed. */
const PASSED_OVER: ReadonlySet<string> = new Set(['minion', 'neutral_minion', 'other', 'unknown', 'suicide']);

const DRAGONS: ReadonlyMap<string, DragonType> = new Map([
  ['cloud', 'air'],
  ['mountain', 'earth'],
  ['infernal', 'fire'],
  ['ocean', 'water'],
  ['chemtech', 'chemtech'],
  ['hextech', 'hextech'],
  ['elder', 'elder'],
]);

const OTHER: Readonly<Record<TeamSide, TeamSide>> = { blue: 'red', red: 'blue' };
const LONGEST_TYPE = 40;

/** What died, e.g. "drake": by itself, else by the name of the event ("drake_kill"). */
function typeOf({ type, payload }: WireGameEvent): string {
  const died = payload.killed ?? payload.victim;
  return (died?.type ?? payload.type ?? type ?? '').slice(0, LONGEST_TYPE).replace(/_kill$/, '');
}

/** Null for an event that is not used: a minion that died, a player who fell to a tower. Malformed is only one without a time. */
export function parseGameEvent(document: unknown): ParseResult<SidedEvent | null> {
  const decoded = decode('game event', WireGameEvent, document);
  if (!decoded.ok) return decoded;
  const { id, game_id, game, ingame_timestamp: seconds, payload } = decoded.value;
  const type = typeOf(decoded.value);
  const kind = KINDS.get(type);
  if (kind === undefined) {
    const unknown = PASSED_OVER.has(type) ? [] : [loss('dropped', 'game event', document, 'type', `is of an unknown type: ${type}`)];
    return kept(null, [...decoded.losses, ...unknown]);
  }
  const died = (payload.killed ?? payload.victim)?.object ?? null;
  const killer = payload.killer?.object ?? null;
  const byPlayer = payload.killer?.type === 'player';
  if (kind === 'kill' && !byPlayer) return kept(null, decoded.losses);
  const idOf = (object: typeof killer) => object?.player_id ?? object?.id ?? null;
  const playerId = byPlayer ? idOf(killer) : null;
  const victimId = kind === 'kill' ? idOf(died) : null;
  const side = killer?.side ?? (died?.side ? OTHER[died.side] : null);
  const place = `${Math.floor(seconds)} ${kind} ${side} ${playerId} ${victimId}`;
  return kept(
    {
      key: id === null ? place : `#${id}`,
      gameId: game_id ?? game?.id ?? null,
      seconds: Math.floor(seconds),
      kind,
      side,
      playerId,
      victimId,
      dragon: kind === 'dragon' ? (DRAGONS.get(died?.type ?? '') ?? null) : null,
    },
    decoded.losses,
  );
}

/** What a message of a feed of events says. `recovered`: all earlier events, which were requested. */
type EventMessage = { readonly events: readonly ParseResult<SidedEvent | null>[]; readonly recovered: boolean };

const NOTHING: EventMessage = { events: [], recovered: false };
/** A game has some hundred events; a longer list is cut before any work. */
const MOST_RECOVERED = 5_000;

const isEvent = (value: unknown): boolean => isRecord(value) && 'ingame_timestamp' in value;

/** A greeting and whatever else a feed may say hold none. Recovered ones come as a list, on its own or in the `payload` of a message. */
export function parseEventMessage(text: string): EventMessage {
  const json = parseJson(text);
  if (json === undefined) return { events: [malformed('event message', null, 'is no JSON')], recovered: false };
  if (isEvent(json)) return { events: [parseGameEvent(json)], recovered: false };
  const payload = isRecord(json) ? json['payload'] : json;
  const list = isRecord(payload) && !isEvent(payload) ? payload['events'] : payload;
  if (Array.isArray(list)) return { events: list.slice(0, MOST_RECOVERED).filter(isEvent).map(parseGameEvent), recovered: true };
  return isEvent(list) ? { events: [parseGameEvent(list)], recovered: false } : NOTHING;
}
