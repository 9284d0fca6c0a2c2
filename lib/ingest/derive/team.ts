import type { HeadToHeadDocument, LastMatches } from '../../domain/entities/entity-models';
import type { TeamPair } from '../../store/models/head-to-head-document';
import { countMeetings, withoutDetails } from './match';
import type { MatchIndex } from '../index/match-index';
import { byResult, isAnnounced, isFinished } from '../../domain/match/match-order';
import { isUnderWay } from '../../domain/match/match-state';

const LISTED_MATCHES = 20;
const LISTED_MEETINGS = 50;

/** `lastMatches/{teamId}`; null for a team without matches. */
export function deriveLastMatches(teamId: number, matchIndex: MatchIndex, now: number): LastMatches | null {
  const matches = matchIndex.ofTeam(teamId);
  if (matches.length === 0) return null;
  const running = matches.filter(isUnderWay);
  const upcoming = matches.filter((match) => isAnnounced(match, now));
  return {
    teamId,
    recent: matches.filter(isFinished).sort(byResult).slice(0, LISTED_MATCHES),
    next: [...running, ...upcoming].slice(0, LISTED_MATCHES),
  };
}

/** `head2heads/{lowId}_{highId}`; null for teams that have not met. */
export function deriveHeadToHead({ lowId, highId }: TeamPair, matchIndex: MatchIndex): HeadToHeadDocument | null {
  const meetings = matchIndex.ofPair({ lowId, highId }).filter(isFinished).sort(byResult);
  if (meetings.length === 0) return null;
  const { one, other, draws } = countMeetings(meetings, lowId, highId);
  return { lowId, highId, lowWins: one, highWins: other, draws, matches: meetings.slice(0, LISTED_MEETINGS).map(withoutDetails) };
}
