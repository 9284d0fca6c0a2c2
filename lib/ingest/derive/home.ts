import type { HomeState } from '../../domain/models/read-models';
import { liveFigures } from '../../domain/match/live-figures';
import type { FinishedMatch, Match } from '../../domain/match/match';
import { beginOf, byResult, byStart, isFinished, isUpcoming } from '../../domain/match/match-order';
import { isUnderWay } from '../../domain/match/match-state';
import { VIDEO_MATCHES, type VideosState, hasVideo } from '../../domain/match/videos';
import { gamePrior } from '../../domain/rating/game-prior';
import { BIG_MATCH_AHEAD_MS, importanceOf, isInternationalKnockout } from '../../domain/schedule/importance';
import { addDays, currentMonday, dayStart, mondayOf } from '../../domain/values/week';
import { dayOf } from '../../domain/values/zoned-date';
import { HOME_MATCHES } from '../../domain/values/constants';
import { DAY_MS, MINUTE_MS } from '../../domain/values/durations';
import type { Season } from '../index/season';
import { withFlames } from './flames';
import type { MatchSignificance } from './match-significance';

const DAYS_BEFORE = 10;
const DAYS_AFTER = 12;
/** A match lasts less than this many weeks: an earlier week may still hold a later result. */
const RESULT_WEEKS = 2;
/** Knockout matches between regions are looked for in a week to come and in the last day and a half. */
const KNOCKOUTS_BEHIND_MS = 1.5 * DAY_MS;
/** So many of them are among the ten, if there are as many. */
const LEAST_KNOCKOUTS = 3;

/** The first ten matches. Knockout matches between regions that are less than `within` from now take the places of the last others. */
function firstTen<Listed extends Match>(matches: readonly Listed[], now: number, within: number): Listed[] {
  const isLooked = (match: Listed) => isInternationalKnockout(match) && Math.abs(beginOf(match) - now) < within;
  const knockouts = new Set(matches.filter(isLooked).slice(0, LEAST_KNOCKOUTS));
  const others = matches.filter((match) => !knockouts.has(match)).slice(0, HOME_MATCHES - knockouts.size);
  const listed = new Set([...knockouts, ...others]);
  return matches.filter((match) => listed.has(match));
}

/** The next ten matches, read from only as many weeks ahead as that takes. */
function upcoming(weeks: readonly string[], { matchIndex }: Season, now: number): Match[] {
  const found: Match[] = [];
  const current = currentMonday(now, 'UTC');
  for (const monday of weeks) {
    if (found.length >= HOME_MATCHES && monday > addDays(current, 7)) break;
    if (monday >= addDays(current, -7)) found.push(...matchIndex.ofWeek(monday).filter((match) => isUpcoming(match, now)));
  }
  return firstTen(found, now, BIG_MATCH_AHEAD_MS);
}

/** The ten finished matches that began last, as the page lists them, read from only as many weeks back as that takes. */
function latest(weeks: readonly string[], { matchIndex }: Season, now: number): FinishedMatch[] {
  const found: FinishedMatch[] = [];
  let weeksToLook = Infinity;
  for (const monday of [...weeks].reverse()) {
    if (weeksToLook <= 0) break;
    found.push(...matchIndex.ofWeek(monday).filter(isFinished));
    if (found.length >= HOME_MATCHES) weeksToLook = Math.min(weeksToLook, RESULT_WEEKS);
    weeksToLook -= 1;
  }
  return firstTen(
    found.sort((a, b) => byStart(b, a)),
    now,
    KNOCKOUTS_BEHIND_MS,
  );
}

/** Starts in minutes since 1970, for whole UTC days, so that the document changes once a day and not with every poll. */
function startMinutes({ matchIndex }: Season, now: number): number[] {
  const today = dayOf(now, 'UTC');
  const [first, end] = [addDays(today, -DAYS_BEFORE), addDays(today, DAYS_AFTER + 1)];
  const [from, to] = [dayStart(first, 'UTC'), dayStart(end, 'UTC')];
  const minutes: number[] = [];
  for (let monday = mondayOf(first); monday < end; monday = addDays(monday, 7)) {
    for (const match of matchIndex.ofWeek(monday)) {
      const begin = beginOf(match);
      if (begin >= from && begin < to) minutes.push(Math.floor(begin / MINUTE_MS));
    }
  }
  return minutes;
}

export function deriveHome(season: Season, significance: Pick<MatchSignificance, 'of'>): HomeState {
  const { matchIndex, ratings, recentGames } = season;
  const [weeks, now] = [matchIndex.weeks(), season.now()];
  const running = matchIndex.withStatus('running').filter(isUnderWay);
  const figures = running.flatMap(
    (match) => liveFigures(match, recentGames.get(match.id) ?? [], { prior: gamePrior(match, ratings.chanceOf(match)) }) ?? [],
  );
  return {
    running,
    ...(figures.length > 0 ? { playing: figures } : {}),
    next: upcoming(weeks, season, now).map((match) => ({
      match: { ...match, chance: ratings.chanceOf(match) },
      rank: importanceOf(match),
      strength: ratings.strengthIn(match),
    })),
    lately: latest(weeks, season, now).map((match) => ({
      match: withFlames(match, season),
      rank: importanceOf(match),
      worth: significance.of(match),
    })),
    startMinutes: startMinutes(season, now),
  };
}

/** `states/videos`: looks back week by week until there are enough. */
export function deriveVideos({ matchIndex }: Season): VideosState {
  const found: FinishedMatch[] = [];
  for (const monday of [...matchIndex.weeks()].reverse()) {
    if (found.length >= VIDEO_MATCHES) break;
    found.push(...matchIndex.ofWeek(monday).filter(isFinished).filter(hasVideo).sort(byResult));
  }
  return { matches: found.slice(0, VIDEO_MATCHES).map((match) => ({ ...match, streams: [] })) };
}
