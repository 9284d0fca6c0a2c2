import type { Champion } from '../../domain/entities/entities';
import type { Form, GamesDocument, HeadToHead, MatchDocument } from '../../domain/models/read-models';
import type { WeekDocument } from '../../domain/schedule/week-document';
import type { ChampionRef, GameDetail } from '../../domain/match/game';
import type { FinishedMatch, FinishedSummary, Match, MatchSummary } from '../../domain/match/match';
import { byResult, wasOverBefore } from '../../domain/match/match-order';
import { type TeamOutcome, outcomeFor } from '../../domain/match/match-outcome';
import { NO_DETAILS } from '../../domain/match/match-summary';
import type { EntityIndex } from '../index/entity-index';
import { type MatchIndex, pairOf } from '../index/match-index';
import type { MarkFlames } from './flames';
import { deriveMatchStandings } from './match-standings';

const FORM_MATCHES = 5;
const MEETINGS = 10;

/** How the finished meetings of two teams went. One that neither came to play was won by nobody. */
export function countMeetings(
  matches: readonly FinishedSummary[],
  oneId: number,
  otherId: number,
): { one: number; other: number; draws: number } {
  const count = (teamId: number, outcome: TeamOutcome) => matches.filter((match) => outcomeFor(teamId, match) === outcome).length;
  return { one: count(oneId, 'won'), other: count(otherId, 'won'), draws: count(oneId, 'drawn') };
}

function earlier(matches: readonly Match[], match: Match): FinishedMatch[] {
  return matches.filter((each): each is FinishedMatch => wasOverBefore(each, match)).sort(byResult);
}

/** What a team had played when a match began, in all leagues, the latest result first. */
export function resultsBefore(teamId: number, match: Match, matchIndex: MatchIndex): FinishedMatch[] {
  return match.opponentType === 'team' && teamId > 0 ? earlier(matchIndex.ofTeam(teamId), match) : [];
}

function formOf(teamId: number, match: Match, matchIndex: MatchIndex): Form {
  const matches = resultsBefore(teamId, match, matchIndex).slice(0, FORM_MATCHES);
  return { teamId, matches: matches.map(withoutDetails) };
}

/** How often both teams had met when a match began, the latest result first. */
export function meetingsBefore(match: Match, matchIndex: MatchIndex): FinishedMatch[] {
  const pair = pairOf(match);
  return pair ? earlier(matchIndex.ofPair(pair), match) : [];
}

function headToHeadOf(match: Match, matchIndex: MatchIndex): HeadToHead {
  const meetings = meetingsBefore(match, matchIndex);
  const { one, other, draws } = countMeetings(meetings, match.left.id, match.right.id);
  return { leftWins: one, rightWins: other, draws, matches: meetings.slice(0, MEETINGS).map(withoutDetails) };
}

/** `matches/{id}`: form, head-to-head and standings count only what was over before this match. Null for a match that is gone. */
export function deriveMatch(
  id: number,
  matchIndex: MatchIndex,
  entities: EntityIndex,
  withFlames: MarkFlames = (match) => match,
): MatchDocument | null {
  const match = matchIndex.get(id);
  if (match === null) return null;
  return {
    match: withFlames(match),
    form: { left: formOf(match.left.id, match, matchIndex), right: formOf(match.right.id, match, matchIndex) },
    headToHead: headToHeadOf(match, matchIndex),
    standings: deriveMatchStandings(match, entities, matchIndex),
  };
}

/** A match inside another one's or a team's document: without what only its own page shows. */
export function withoutDetails(match: FinishedMatch): MatchSummary {
  const { previousTakes: _takes, ...bare } = match;
  return { ...bare, ...NO_DETAILS };
}

/** `weeks/{Monday}`; null for a week without matches. */
export function deriveWeek(monday: string, matchIndex: MatchIndex, withFlames: MarkFlames = (match) => match): WeekDocument | null {
  const matches = matchIndex.ofWeek(monday);
  return matches.length === 0 ? null : { start: monday, matches: matches.map(withFlames) };
}

/** `games/{matchId}`: the games by position, and name and picture of every champion that was picked or banned. Null without games. */
export function deriveGames(matchId: number, games: readonly GameDetail[], champions: ReadonlyMap<number, Champion>): GamesDocument | null {
  if (games.length === 0) return null;
  const named = new Map<number, ChampionRef>();
  for (const game of games) {
    for (const { champion } of game.players) named.set(champion.id, champion);
    for (const id of game.teams.flatMap((team) => team.bans)) {
      const champion = champions.get(id);
      if (champion && !named.has(id)) named.set(id, { id, name: champion.name, img: champion.img });
    }
  }
  return {
    matchId,
    games: [...games].sort((a, b) => a.position - b.position),
    champions: [...named.values()].sort((a, b) => a.id - b.id),
  };
}
