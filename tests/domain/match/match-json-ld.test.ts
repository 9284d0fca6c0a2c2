import { describe, expect, it } from 'vitest';
import { matchJsonLd } from '../../../lib/domain/match/match-json-ld';
import { finishedMatch, notStartedMatch, offMatch, scored } from '../../../lib/fixtures/match-fixture';

describe('the structured data of a match', () => {
  it('names two competitors, a start and a place to watch', () => {
    const streams = [{ url: 'https://www.twitch.tv/lck', embedUrl: null, language: 'ko', main: true, official: true }];
    expect(matchJsonLd(notStartedMatch({ streams }))).toMatchObject({
      '@type': 'SportsEvent',
      name: 'T1 vs Gen.G',
      startDate: '2023-08-19T08:00:00Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url: 'https://www.twitch.tv/lck' },
      competitor: [{ name: 'T1' }, { name: 'Gen.G' }],
    });
  });

  it('is the same whoever won', () => {
    const won = finishedMatch();
    const lost = finishedMatch({
      left: scored({ score: 0 }),
      right: scored({ id: 1, abbr: 'GEN', name: 'Gen.G', score: 2 }),
      winnerId: 1,
      endAt: '2023-08-19T09:10:00Z',
    });
    expect(matchJsonLd(won)).toEqual(matchJsonLd(lost));
  });

  it('has the old start of a match that was moved', () => {
    const moved = notStartedMatch({ rescheduled: true, originalBeginAt: '2023-08-18T08:00:00Z' });
    expect(matchJsonLd(moved)).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2023-08-18T08:00:00Z',
    });
  });

  it.each([
    ['canceled', 'https://schema.org/EventCancelled'],
    ['postponed', 'https://schema.org/EventPostponed'],
  ] as const)('says that a match is %s', (status, expected) => {
    expect(matchJsonLd(offMatch(status)).eventStatus).toBe(expected);
  });
});
