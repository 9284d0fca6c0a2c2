import { describe, expect, it } from 'vitest';
import { digestSentences } from '../../../components/digest/sentences';
import type { DigestPageData } from '../../../components/digest/digest-data';
import { digestFacts } from '../../../lib/domain/news/digest/digest-facts';
import type { Angle } from '../../../lib/domain/news/digest';
import type { FinishedMatch } from '../../../lib/domain/match/match';
import { finishedMatch, scored } from '../../../lib/fixtures/match-fixture';
import { translator } from '../../../lib/i18n/message-registry';
import '../../../lib/i18n/server-messages';

const lead = finishedMatch({ id: 1 });
const other = finishedMatch({
  id: 2,
  left: scored({ id: 5, abbr: 'MKOI', name: 'Movistar KOI', score: 0 }),
  right: scored({ id: 27, abbr: 'DK', name: 'Dplus KIA', score: 3 }),
  winnerId: 27,
});

const dataOf = (matches: readonly FinishedMatch[]): DigestPageData => {
  const angle: Angle = { kind: 'win', matchId: 1, winner: 'left', score: [2, 1] };
  return {
    digest: {
      ...{ kind: 'digest', id: 'day-293-2023-08-19', span: 'day', day: '2023-08-19', at: lead.beginAt, serie: 'Summer 2023', stage: '' },
      ...{ league: { id: 293, name: 'LCK' }, angle, wording: 'a', table: null, next: null },
    },
    matches,
    facts: digestFacts(matches, angle, new Map()),
  };
};
const textsOf = (data: DigestPageData, headline = 'T1 beat Gen.G') =>
  digestSentences(data, lead, headline, 'en', translator('en')).map(({ text }) => text);

describe('the sentences of a digest', () => {
  it('name the results of the other matches, the winner first', () => {
    expect(textsOf(dataOf([lead, other])).at(-1)).toBe('Other results: DK 3–0 MKOI.');
  });

  it('leave long lists and forfeits to the list of matches', () => {
    const others = Array.from({ length: 6 }, (_, index) => ({ ...other, id: 10 + index }));
    expect(textsOf(dataOf([lead, ...others])).join(' ')).not.toContain('Other results');
    expect(textsOf(dataOf([lead, { ...other, forfeit: true }])).join(' ')).not.toContain('Other results');
    expect(textsOf(dataOf([lead])).join(' ')).not.toContain('Other results');
  });

  it('say of an upset how small its chance was, instead of the score', () => {
    const { digest, matches, facts } = dataOf([lead]);
    const upset = { ...digest, angle: { ...digest.angle, kind: 'upset' } } as const;
    const told = (chance: number | null) =>
      textsOf({ digest: upset, matches, facts: { ...facts, lead: { ...facts.lead, chance } } }, 'T1 upset Gen.G').join(' ');
    expect(told(0.284)).toBe('T1 went in with a win chance of just 28%.');
    expect(told(null)).not.toContain('%');
  });

  it('say who is out, who goes on and whom they meet, as far as the headline does not', () => {
    const { digest, matches, facts } = dataOf([lead]);
    const next = { at: '2023-08-24T08:00:00Z', opponent: 'KT', winnerOf: null };
    const meant = [
      { kind: 'out', side: 'right' },
      { kind: 'reachSemifinals', side: 'left' },
    ] as const;
    const told = (kind: Angle['kind'], against: Partial<typeof next> | null = {}) =>
      textsOf({
        digest: { ...digest, angle: { ...digest.angle, kind } },
        matches,
        facts: { ...facts, lead: { ...facts.lead, meant, next: against && { ...next, ...against } } },
      });
    expect(told('win')).toEqual(expect.arrayContaining(['Gen.G are out.', 'T1 reach the semifinals.', 'There they face KT on {date}.']));
    expect(told('out')).not.toContain('Gen.G are out.');
    expect(told('out')).toContain('T1 reach the semifinals.');
    expect(told('win', null).join(' ')).not.toContain('There they');
  });

  it('name the winner who meets somebody "there" after a loser who is out, though the headline says it', () => {
    const { digest, matches, facts } = dataOf([lead]);
    const meant = [
      { kind: 'out', side: 'right' },
      { kind: 'reachFinal', side: 'left' },
    ] as const;
    const told = (next: typeof facts.lead.next) =>
      textsOf(
        {
          digest: { ...digest, angle: { ...digest.angle, kind: 'reachFinal' } },
          matches,
          facts: { ...facts, lead: { ...facts.lead, meant, next } },
        },
        'T1 beat Gen.G to reach the final',
      ).join(' ');
    const sentence = 'T1 reach the final.';
    expect(told({ at: '2023-08-24T08:00:00Z', opponent: 'KT', winnerOf: null })).toContain(`${sentence} There they face KT`);
    expect(told(null)).not.toContain(sentence);
  });

  it('say where the teams of the headline and a new leader stand, call a team by one name, and leave the score to the board above', () => {
    const brion = finishedMatch({
      id: 1,
      left: scored({ id: 5, abbr: 'BRO', name: 'OKSavingsBank BRION', score: 2 }),
      right: scored({ id: 6, abbr: 'FOX', name: 'BNK FEARX', score: 0 }),
      winnerId: 5,
    });
    const { digest, ...rest } = dataOf([brion]);
    const row = (id: number, name: string, rank: number, before: number) => ({
      team: { id, name, acronym: '', img: null },
      ...{ rank, before, wins: 6, losses: 7 },
    });
    const table = {
      tournamentId: brion.tournamentId,
      name: 'Regular Season',
      rows: [row(7, 'KT Rolster', 1, 2), row(5, 'OKSavingsBank BRION', 6, 7), row(6, 'BNK FEARX', 7, 6)],
    };
    const data: DigestPageData = { ...rest, digest: { ...digest, angle: { ...digest.angle, score: [2, 0] }, table } };
    const told = digestSentences(data, brion, 'BRION beat FEARX', 'en', translator('en')).map(({ text }) => text);
    expect(told).toEqual(['KT Rolster (6–7) climb from #2 to #1.', 'BRION (6–7) climb from #7 to #6.', 'FEARX (6–7) slip from #6 to #7.']);
  });
});
