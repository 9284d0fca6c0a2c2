import type { MatchSummary } from '../match/match';
import { ownMatches } from '../match/spoilers';

type WithRound = Pick<MatchSummary, 'round'>;

/** How many matches of two teams stand in a search, of those to come and of those that are over. */
export const MEETINGS_SHOWN = { next: 1, last: 2 } as const;

/** How many matches of what is found before all else. */
export const BEST_MATCHES_SHOWN = { next: 2, last: 3 } as const;

/** The first `most` of a list, and as many without those that reveal how far a team got: what `shownMeetings` chooses from. */
export function meetingsToSend<Meeting extends WithRound>(meetings: readonly Meeting[], most: number): Meeting[] {
  const open = ownMatches(meetings, true).slice(0, most);
  return meetings.filter((meeting, place) => place < most || open.includes(meeting));
}

/** The meetings to show: as many for everybody, because a gap would reveal that a match was left out. */
export function shownMeetings<Meeting extends WithRound>(meetings: readonly Meeting[], most: number, hidden: boolean): Meeting[] {
  return ownMatches(meetings, hidden).slice(0, most);
}
