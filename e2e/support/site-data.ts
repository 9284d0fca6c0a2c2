import { inject } from 'vitest';
import * as v from 'valibot';
import { LiveFiguresSchema } from '../../lib/domain/match/live-figures';
import { MatchSchema, type Match, type MatchStatus } from '../../lib/domain/match/match';
import type { Role } from '../../lib/domain/match/role';
import { DigestItemSchema, type DigestItem } from '../../lib/domain/news/digest';
import { paths } from '../../lib/domain/page/paths';
import { WeekDocumentSchema } from '../../lib/domain/schedule/week-document';

/** Data of the demo site from its JSON endpoints, to compare pages with. */

const HealthSchema = v.object({ now: v.string() });
const PlayersSchema = v.object({ rows: v.array(v.object({ id: v.number(), name: v.string() })) });
const DigestsSchema = v.object({ items: v.array(DigestItemSchema) });
const LiveSchema = v.object({ matches: v.array(MatchSchema), playing: v.array(LiveFiguresSchema) });

async function json<const Schema extends v.GenericSchema>(path: string, schema: Schema): Promise<v.InferOutput<Schema>> {
  const answer = await fetch(new URL(path, inject('demo').url));
  return v.parse(schema, await answer.json());
}

/** The site's clock, milliseconds since 1970. */
export async function siteTime(): Promise<number> {
  return Date.parse((await json('/api/health', HealthSchema)).now);
}

/** Every match of the UTC week of a Monday, by start. */
export async function weekMatches(monday: string): Promise<readonly Match[]> {
  return (await json(paths.api.week(monday), WeekDocumentSchema)).matches;
}

export async function liveMatches(): Promise<readonly Match[]> {
  return (await json(paths.api.live(), LiveSchema)).matches;
}

/** The running match whose game has been played longest. */
export async function longestGame(): Promise<Match> {
  const { matches, playing } = await json(paths.api.live(), LiveSchema);
  const [longest] = playing.toSorted((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0));
  const match = matches.find(({ id }) => id === longest?.matchId);
  if (!match) throw new Error('No game of the demo season is played');
  return match;
}

/** The newest news; without feeds, only digests. */
export async function digests(): Promise<readonly DigestItem[]> {
  return (await json('/api/news', DigestsSchema)).items;
}

/** Some player with figures. */
export async function somePlayer(): Promise<{ readonly id: number; readonly name: string }> {
  const [player] = (await json('/api/stats?scope=all&kind=players', PlayersSchema)).rows;
  if (!player) throw new Error('The demo season has no player with figures');
  return player;
}

/** The two players of a role with most games. */
export async function mostPlayed(role: Role): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const { rows } = await json(`/api/stats?scope=all&kind=players&role=${role}`, PlayersSchema);
  return rows.slice(0, 2);
}

/** Their ids. */
export async function laners(role: Role): Promise<number[]> {
  return (await mostPlayed(role)).map(({ id }) => id);
}

/** Some match of this week in a state; the demo season has one of each. */
export async function someMatch<Status extends MatchStatus>(
  status: Status,
  isFit: (match: Match) => boolean = () => true,
): Promise<Extract<Match, { status: Status }>> {
  const isWanted = (match: Match): match is Extract<Match, { status: Status }> => match.status === status && isFit(match);
  const found = (await weekMatches(inject('demo').monday)).find(isWanted);
  if (!found) throw new Error(`The demo season has no such match this week: ${status}`);
  return found;
}
