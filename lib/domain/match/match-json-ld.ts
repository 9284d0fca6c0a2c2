import type { Match } from './match';

const EVENT_STATUS = {
  not_started: 'https://schema.org/EventScheduled',
  running: 'https://schema.org/EventScheduled',
  finished: 'https://schema.org/EventScheduled',
  canceled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
} as const;

function eventStatus(match: Match) {
  return match.status === 'not_started' && match.rescheduled
    ? ('https://schema.org/EventRescheduled' as const)
    : EVENT_STATUS[match.status];
}

/** The match as schema.org's SportsEvent. It names teams and dates, never a result or a winner. */
export function matchJsonLd(match: Match) {
  const competitors = [match.left, match.right]
    .filter((side) => side.name !== '')
    .map((side) => ({ '@type': 'SportsTeam', name: side.name }) as const);
  const stream = match.streams.find((candidate) => candidate.main) ?? match.streams[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: [match.left.name, match.right.name].filter(Boolean).join(' vs ') || match.name,
    sport: 'League of Legends',
    startDate: match.beginAt,
    ...(match.rescheduled && match.originalBeginAt !== null ? { previousStartDate: match.originalBeginAt } : {}),
    eventStatus: eventStatus(match),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', ...(stream ? { url: stream.url } : {}) } as const,
    competitor: competitors,
    superEvent: { '@type': 'SportsEvent', name: [match.leagueName, match.serieName, match.tournamentName].filter(Boolean).join(' ') },
  } as const;
}
