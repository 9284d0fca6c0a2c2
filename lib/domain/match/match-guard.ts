import { isRecord } from '../values/is-record';
import type { LiveFigures } from './live-figures';
import type { Match } from './match';

/**
 * The shape of matches that pages poll, checked by hand: the same verdict as
 * `MatchSchema` gives of what our server sends, without the schema library,
 * which would travel to every page (docs/decisions/0012). A test holds the two
 * against each other.
 */

type Kind = 'string' | 'number' | 'boolean';

const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  number: ['id', 'numOfGames', 'regionId', 'leagueId', 'serieId', 'tournamentId'],
  string: [
    'name',
    'beginAt',
    'matchType',
    'opponentType',
    'leagueName',
    'serieName',
    'tournamentName',
    'version',
    'fullVersion',
    'modifiedAt',
  ],
  boolean: ['beginAtEstimated', 'rescheduled'],
};
const STATUSES: readonly unknown[] = ['not_started', 'running', 'finished', 'canceled', 'postponed'];

const orNull = (value: unknown, kind: Kind): boolean => value === null || typeof value === kind;

function isSide(value: unknown, scored: boolean): boolean {
  if (!isRecord(value)) return false;
  const { id, abbr, name, location, img, score } = value;
  return (
    typeof id === 'number' &&
    [abbr, name, location].every((text) => typeof text === 'string') &&
    orNull(img, 'string') &&
    (scored ? typeof score === 'number' : score === null)
  );
}

function isGame(value: unknown): boolean {
  return isRecord(value) && typeof value['id'] === 'number' && typeof value['position'] === 'number' && typeof value['status'] === 'string';
}

function isStream(value: unknown): boolean {
  return isRecord(value) && typeof value['url'] === 'string' && orNull(value['embedUrl'], 'string');
}

/** Parts and names of rounds are the server's word. */
function isRound(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { part, name, round, match, unfed } = value;
  return (
    typeof part === 'string' &&
    typeof name === 'string' &&
    typeof round === 'number' &&
    orNull(match, 'number') &&
    (unfed === undefined || unfed === true)
  );
}

export function isMatch(value: unknown): value is Match {
  if (!isRecord(value) || !STATUSES.includes(value['status'])) return false;
  const {
    status,
    left,
    right,
    games,
    streams,
    previousMatchIds,
    previousTakes,
    originalBeginAt,
    leagueImg,
    endAt,
    winnerId,
    drawn,
    forfeit,
    round,
    overdue,
    notNeeded,
    contradicts,
    worthWatching,
  } = value;
  const isFinished = status === 'finished';
  const scored = isFinished || status === 'running';
  const hasFields = (kind: Kind): boolean => FIELDS[kind].every((field) => typeof value[field] === kind);
  return (
    hasFields('number') &&
    hasFields('string') &&
    hasFields('boolean') &&
    orNull(originalBeginAt, 'string') &&
    orNull(leagueImg, 'string') &&
    isSide(left, scored) &&
    isSide(right, scored) &&
    Array.isArray(games) &&
    games.every(isGame) &&
    Array.isArray(streams) &&
    streams.every(isStream) &&
    Array.isArray(previousMatchIds) &&
    previousMatchIds.every((id) => typeof id === 'number') &&
    (previousTakes === undefined || Array.isArray(previousTakes)) &&
    (overdue === undefined || overdue === true) &&
    (status !== 'canceled' || notNeeded === undefined || notNeeded === true) &&
    (round === undefined || isRound(round)) &&
    (!isFinished ||
      (orNull(endAt, 'string') &&
        orNull(winnerId, 'number') &&
        (drawn === undefined || drawn === true) &&
        typeof forfeit === 'boolean' &&
        (contradicts === undefined || contradicts === true) &&
        (worthWatching === undefined || typeof worthWatching === 'number')))
  );
}

type Matches = { readonly matches: readonly Match[] };

/** A week, or any other answer that lists matches. */
export function hasMatches(value: unknown): value is Matches {
  return isRecord(value) && Array.isArray(value['matches']) && value['matches'].every(isMatch);
}

function isClock(value: unknown): boolean {
  return isRecord(value) && typeof value['seconds'] === 'number' && typeof value['at'] === 'string' && typeof value['stands'] === 'boolean';
}

function isFigures(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const team = (side: unknown): boolean => isRecord(side) && orNull(side['gold'], 'number') && orNull(side['kills'], 'number');
  const { matchId, position, seconds, left, right, clock, chance = null, leads = [] } = value;
  const known =
    typeof matchId === 'number' &&
    typeof position === 'number' &&
    orNull(seconds, 'number') &&
    orNull(chance, 'number') &&
    Array.isArray(leads) &&
    leads.every(Array.isArray) &&
    team(left) &&
    team(right);
  return known && (clock === undefined || isClock(clock));
}

/** The answer of `GET /api/live`. */
export function isLive(value: unknown): value is Matches & { readonly playing?: readonly LiveFigures[] } {
  if (!isRecord(value) || !hasMatches(value)) return false;
  const playing: unknown = Reflect.get(value, 'playing');
  return playing === undefined || (Array.isArray(playing) && playing.every(isFigures));
}
