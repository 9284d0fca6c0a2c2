import { describe, expect, it } from 'vitest';
import { finishedMatch, notStartedMatch, offMatch } from '../../../lib/fixtures/match-fixture';
import { LOCALES } from '../../../lib/domain/settings/locales';
import { cardAlt, cardVersion } from '../../../lib/server/cards/card';
import { matchCard, resultCard, scenarioCard } from '../../../lib/server/cards/make-cards';

const WON = finishedMatch();
const LOST = finishedMatch({ winnerId: WON.right.id, left: { ...WON.left, score: 0 }, right: { ...WON.right, score: 2 }, forfeit: true });

describe('the card of a match', () => {
  it.each(LOCALES)('is the same whoever won, in %s', (locale) => {
    expect(matchCard(LOST, locale)).toEqual(matchCard(WON, locale));
  });

  it('is the same before, while and after it is played', () => {
    const { left, right } = WON;
    const ahead = notStartedMatch({ beginAt: WON.beginAt, left: { ...left, score: null }, right: { ...right, score: null } });
    expect(matchCard({ ...ahead, name: WON.name }, 'en')).toEqual(matchCard(WON, 'en'));
  });

  it('says who plays, in what, when and the best-of', () => {
    expect(cardAlt(matchCard(WON, 'en'))).toBe('LCK · Summer 2023 · Playoffs. T1 vs Gen.G. Sat, 19 Aug 2023, 08:00 UTC · Best of 3');
  });

  it('shows only the day where the time is not certain, and the state of a match that is off', () => {
    expect(matchCard({ ...WON, beginAtEstimated: true }, 'en').foot).toEqual(['Sat, 19 Aug 2023', 'Best of 3']);
    expect(matchCard(offMatch('postponed'), 'es').foot[0]).toBe('Aplazado');
  });

  it('has another version when what it shows changes', () => {
    expect(cardVersion(matchCard({ ...WON, beginAt: '2023-08-19T09:00:00Z' }, 'en'))).not.toBe(cardVersion(matchCard(WON, 'en')));
  });
});

describe('the card of a result', () => {
  it('is the one that shows it', () => {
    expect(cardAlt(resultCard(WON, 'en'))).toContain('T1 2–1 Gen.G');
    expect(resultCard(WON, 'en').body).toMatchObject({ scores: { winner: 'left' } });
    expect(resultCard(LOST, 'en').body).toMatchObject({ scores: { winner: 'right' } });
    expect(resultCard(finishedMatch({ winnerId: null }), 'en').body).toMatchObject({ scores: { winner: null } });
  });
});

describe('the card of a table', () => {
  const stage = { name: 'Playoffs', beginAt: '2023-08-01T00:00:00Z', endAt: null, hasBracket: false };

  it('asks who needs what; of a bracket it names the stage', () => {
    const of = (hasBracket: boolean) =>
      cardAlt(scenarioCard({ league: null, serieName: 'Summer 2023', stage: { ...stage, hasBracket } }, 'en'));
    expect(of(false)).toContain('Who needs what?');
    expect(of(true)).toContain('Playoffs, 1 Aug 2023');
  });
});
