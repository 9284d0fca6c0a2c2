import type { Form, GamesDocument, HeadToHead, MatchDocument, OnwardMatch } from '../../domain/models/read-models';
import type { WeekDocument } from '../../domain/schedule/week-document';
import type { ChampionRef } from '../../domain/match/game';
import type { FinishedMatch, FinishedSummary, Match, MatchSummary } from '../../domain/match/match';
import { beginOf, byResult, isFinished, wasOverBefore } from '../../domain/match/match-order';
import { type TeamOutcome, outcomeFor } from '../../domain/match/match-outcome';
import { NO_DETAILS } from '../../domain/match/match-summary';
import { pairOf } from '../index/match-index';
import { readBracket } from '../../domain/competition/bracket/reading';
import { decidesTitle } from '../../domain/competition/serie-places';
import { clubShortName } from '../../domain/entities/club-names';
import { SIDES } from '../../domain/match/match-state';
import { withFlames } from './flames';
import { deriveMatchPreview } from './match-preview';
import { deriveMatchStandings } from './match-standings';
import type { Season } from '../index/season';
import type { UsualWinners } from './winner-means';

const FORM_MATCHES = 5;
const MEETINGS = 10;

/** Counts the finished meetings of two teams by winner. One that neither team came to play has none. */
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

/** The finished matches of a team when a match began, in all leagues, the latest result first. */
export function resultsBefore(teamId: number, match: Match, { matchIndex }: Season): FinishedMatch[] {
  return match.opponentType === 'team' && teamId > 0 ? earlier(matchIndex.ofTeam(teamId), match) : [];
}

function formOf(teamId: number, match: Match, season: Season): Form {
  const matches = resultsBefore(teamId, match, season).slice(0, FORM_MATCHES);
  return { teamId, matches: matches.map(withoutDetails) };
}

/** The earlier meetings of both teams when a match began, the latest result first. */
export function meetingsBefore(match: Match, { matchIndex }: Season): FinishedMatch[] {
  const pair = pairOf(match);
  return pair ? earlier(matchIndex.ofPair(pair), match) : [];
}

function headToHeadOf(match: Match, season: Season): HeadToHead {
  const meetings = meetingsBefore(match, season);
  const { one, other, draws } = countMeetings(meetings, match.left.id, match.right.id);
  return { leftWins: one, rightWins: other, draws, matches: meetings.slice(0, MEETINGS).map(withoutDetails) };
}

/** The match that the winner goes on to; null where the bracket decides no title, or is not known. */
function onwardOf(match: Match, { matchIndex }: Season): OnwardMatch | null {
  if (!isFinished(match) || match.winnerId === null || match.round === undefined || !decidesTitle(match)) return null;
  const stage = matchIndex.ofTournament(match.tournamentId);
  const { links, isCertain } = readBracket(stage);
  const way = links.onward.get(match.id)?.find(({ takes }) => takes === 'winner');
  const onward = isCertain ? stage.find(({ id }) => id === way?.matchId) : undefined;
  if (onward?.round === undefined) return null;
  const { part, name, round, from } = onward.round;
  const isToCome = onward.status === 'not_started' && onward.overdue === undefined;
  const opponent = SIDES.map((side) => onward[side]).find(({ id }) => id > 0 && id !== match.winnerId);
  const open = SIDES.map((side) => from?.[side]).find((each) => each?.takes === 'winner');
  return {
    round: { part, name, round },
    next: isToCome
      ? { at: onward.beginAt, opponent: opponent ? clubShortName(opponent.name) : null, winnerOf: opponent ? null : (open?.match ?? null) }
      : null,
  };
}

/**
 * `matches/{id}`: form, head-to-head and standings count only what was over before this match. Null for a match that is gone.
 * The matches of `weeks` have no chances: ingest reads them back, and a chance follows from all of them.
 */
export function deriveMatch(id: number, season: Season, usual: UsualWinners): MatchDocument | null {
  const match = season.matchIndex.get(id);
  if (match === null) return null;
  const against = season.ratings.chancesAgainst(match);
  const preview = deriveMatchPreview(match, season);
  const onward = onwardOf(match, season);
  return {
    match: { ...withFlames(match, season), chance: season.ratings.chanceOf(match), ...(against.length > 0 ? { against } : {}) },
    form: { left: formOf(match.left.id, match, season), right: formOf(match.right.id, match, season) },
    headToHead: headToHeadOf(match, season),
    standings: deriveMatchStandings(match, season),
    ...(isFinished(match) ? { winnerMeans: usual.before(beginOf(match)) } : {}),
    ...(preview ? { preview } : {}),
    ...(onward ? { onward } : {}),
  };
}

/** A match as documents of other matches and of teams hold it: without what only its own page shows. */
export function withoutDetails(match: FinishedMatch): MatchSummary {
  const { previousTakes: _takes, ...bare } = match;
  return { ...bare, ...NO_DETAILS };
}

/** `weeks/{Monday}`; null for a week without matches. */
export function deriveWeek(monday: string, season: Season): WeekDocument | null {
  const matches = season.matchIndex.ofWeek(monday);
  return matches.length === 0 ? null : { start: monday, matches: matches.map((match) => withFlames(match, season)) };
}

/** `games/{matchId}`: the games by position, and name and picture of every champion that was picked or banned. Null without games, and for a match that is gone. */
export function deriveGames(matchId: number, season: Season): GamesDocument | null {
  const games = season.games.get(matchId) ?? [];
  if (games.length === 0 || season.matchIndex.get(matchId) === null) return null;
  const named = new Map<number, ChampionRef>();
  for (const game of games) {
    for (const { champion } of game.players) named.set(champion.id, champion);
    for (const id of game.teams.flatMap((team) => team.bans)) {
      const champion = season.entities.champions.get(id);
      if (champion && !named.has(id)) named.set(id, { id, name: champion.name, img: champion.img });
    }
  }
  return {
    matchId,
    games: [...games].sort((a, b) => a.position - b.position),
    champions: [...named.values()].sort((a, b) => a.id - b.id),
  };
}
