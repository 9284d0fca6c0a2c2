// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecapText } from '../../../components/news/RecapText';
import type { GameDetail } from '../../../lib/domain/match/game';
import type { Locale } from '../../../lib/domain/settings/locales';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { gameStory, recapFacts } from '../../../lib/domain/news/recap';
import { finishedGame } from '../../support/game-fixture';
import { gameStub, finishedMatch, scored } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteRouter } from '../../support/render-site';

const match = finishedMatch({ games: [], left: scored({ id: 77, score: 2 }), right: scored({ id: 1, score: 1 }), winnerId: 77 });
const EARLIER = {
  form: { left: { teamId: 77, matches: [] }, right: { teamId: 1, matches: [] } },
  headToHead: { leftWins: 0, rightWins: 0, draws: 0, matches: [] },
};
const facts = recapFacts(match, EARLIER, [finishedGame()]);

function recap(locale: Locale) {
  const records = [{ side: 'left', stage: 'Playoffs', wins: 12, losses: 3, placeBefore: 2, teams: 10 }] as const;
  return renderSite(<RecapText match={match} facts={{ ...facts, records }} turn={null} />, siteRouter({ locale }).router).container;
}

/** What stays on one line. */
const unbroken = (container: HTMLElement) =>
  [...container.querySelectorAll('span')].filter((part) => getComputedStyle(part).whiteSpace === 'nowrap').map((part) => part.textContent);

describe('the figures of a recap', () => {
  const told = (...games: GameDetail[]) => {
    const stubs = [gameStub(1), gameStub(2)];
    const of = recapFacts({ ...match, games: stubs }, EARLIER, games);
    return renderSite(<RecapText match={match} facts={of} turn={null} />).container.querySelector('[data-part=about] > p')?.textContent;
  };
  const bare = { teams: [], players: [] };

  it('say how many games they cover', () => {
    expect(told(finishedGame(), finishedGame({ position: 2, ...bare }))).toBe('Stats cover 1 of 2 games.');
    expect(told(finishedGame({ position: 2, ...bare }))).toBe('No stats for these games.');
  });

  it('say nothing where all games have some', () => {
    expect(told(finishedGame(), finishedGame({ position: 2, players: [] }))).toBeUndefined();
  });
});

describe('the scores of a recap', () => {
  it('stay on one line', () => {
    expect(unbroken(recap('en'))).toEqual(['2–1', '20–10', '9–9', '3–3', '1–1', '12–3']);
  });

  it('stay on one line (ja), where a record is written in words', () => {
    expect(unbroken(recap('ja'))).toEqual(['2–1', '20–10', '9–9', '3–3', '1–1']);
  });

  it('have a colon where the language writes scores so', () => {
    expect(recap('de').textContent).toContain('2:1');
    expect(recap('de').textContent).not.toContain('–');
  });

  it('are plain text: find and copy pick up nothing invisible', () => {
    expect(recap('en').textContent).toContain('Gold +10,000 · Kills 20–10 · Towers 9–9 · Dragons 3–3 · Barons 1–1');
    expect(recap('en').textContent).not.toMatch(/[\u2060\u00ad\ufeff]/);
  });
});

it('a recap does not tell of what nobody took', () => {
  const games = facts.games.map((game) => ({ ...game, barons: { winner: 0, loser: 0 } }));
  const { container } = renderSite(<RecapText match={match} facts={{ ...facts, games }} turn={null} />);
  expect(container.querySelector('.figures')?.textContent).toBe('Gold +10,000 · Kills 20–10 · Towers 9–9 · Dragons 3–3');
});

it('two one-sided games in a row are told in different words', () => {
  const [game] = facts.games;
  const games = game ? [1, 2].map((number) => ({ ...game, number, goldLead: 14_000, lengthSeconds: 1_900 })) : [];
  const { container } = renderSite(<RecapText match={match} facts={{ ...facts, games }} turn={null} />);
  expect(container.textContent.match(/ran away with it/g)).toHaveLength(1);
  expect(container.textContent.match(/14,000 gold ahead/g)).toHaveLength(1);
  expect([...container.querySelectorAll('.figures')].map(({ textContent }) => textContent.split(' · ')[0])).toEqual([
    'Kills 20–10',
    'Gold +14,000',
  ]);
});

describe('recaps of unlike matches', () => {
  const told = (winners: readonly number[], lengthSeconds: number) => {
    const games = winners.map((winnerId, index) => gameStub(index + 1, { winnerId, lengthSeconds }));
    const count = (id: number) => winners.filter((winnerId) => winnerId === id).length;
    const of = {
      ...match,
      games,
      numOfGames: 5,
      left: scored({ id: 77, name: 'Gen.G', score: count(77) }),
      right: scored({ id: 1, name: 'KT', score: count(1) }),
    };
    return renderSite(<RecapText match={of} facts={recapFacts(of, EARLIER, [])} turn={null} />).container.querySelector('.lead')
      ?.textContent;
  };

  it('read unlike', () => {
    expect(told([77, 77, 77], 24 * 60)).toBe('Gen.G swept KT 3–0 (LCK Summer 2023). No game went past 24:00.');
    expect(told([1, 1, 77, 77, 77], 30 * 60)).toBe('Gen.G reverse swept KT 3–2, from 0–2 down (LCK Summer 2023).');
    expect(told([1, 77, 77, 77], 36 * 60)).toBe(
      'Gen.G beat KT 3–1 (LCK Summer 2023). Gen.G dropped game 1 and came back. Every game went at least 36:00.',
    );
    expect(told([77, 1, 77, 1, 77], 30 * 60)).toBe('Gen.G beat KT 3–2 (LCK Summer 2023). It went the distance: game 5 decided it.');
  });

  it('say of the game in which the match turned when it did', () => {
    const turn = { position: 2, since: 1440, seconds: 1620, teamId: 77, before: 220, after: 590, events: [], complete: true };
    const games = [1, 2].map((position) => gameStub(position, { winnerId: 77, lengthSeconds: 1_900 }));
    const of = recapFacts({ ...match, games }, EARLIER, []);
    const { container } = renderSite(<RecapText match={match} facts={of} turn={turn} />);
    expect([...container.querySelectorAll('h3 + p')].map(({ textContent }) => textContent)).toEqual([
      'T1 won in 31:40.',
      'T1 won in 31:40. Turning point, 24:00–27:00: T1 went from 22% to 59% to win the game.',
    ]);
  });

  it('say the round of a bracket, and how small the winner’s chance was', () => {
    const round = { name: 'quarterfinals', part: 'single', round: 1, match: 3 } as const;
    const of = { ...match, round, chance: { left: 0.1, right: 0.9 } };
    const lead = (won: typeof match) => {
      cleanup();
      return renderSite(<RecapText match={won} facts={recapFacts(won, EARLIER, [])} turn={null} />).container.querySelector('.lead')
        ?.textContent;
    };
    expect(lead(of)).toContain('(LCK Summer 2023 · Quarterfinal 3). T1 went in with a win chance of just 10%.');
    expect(lead({ ...of, chance: { left: 0.9, right: 0.1 } })).not.toContain('chance');
  });

  it.each([
    [{ behind: { minute: 21, gold: 6_100 } }, 'turned'],
    [{ goldLead: 14_000 }, 'stomp'],
    [{ goldLead: 8_000, lengthSeconds: 2_500 }, 'long'],
    [{ goldLead: 1_200 }, 'close'],
    [{ goldLead: 6_000 }, 'plain'],
    [{ goldLead: 14_000, lengthSeconds: null }, 'plain'],
  ] as const)('tell a game by what it was like', (game, story) => {
    const [bare] = recapFacts({ ...match, games: [gameStub(1, { winnerId: 77, lengthSeconds: 1_900 })] }, EARLIER, []).games;
    expect(bare && gameStory({ ...bare, ...game })).toBe(story);
  });
});

it('a recap names the player of the match, as the match does', () => {
  const best = { id: 9, name: 'Faker', side: 'left', score: 9.14 } as const;
  const { container } = renderSite(<RecapText match={match} facts={{ ...facts, playerOfTheMatch: best }} turn={null} />);
  expect(container.querySelector('li')?.textContent).toBe('Player of the match: Faker (T1), 9.1.');
});

it('a player of the match with the best KDA is told of once', () => {
  const best = { id: 9, name: 'Faker', side: 'left' } as const;
  const bestKda = { ...best, kills: 14, deaths: 2, assists: 9, kda: 11.5, games: 2 };
  const both = { ...facts, playerOfTheMatch: { ...best, score: 9.14 }, bestKda, mostDamage: null };
  const { container } = renderSite(<RecapText match={match} facts={both} turn={null} />);
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Player of the match: Faker (T1), 9.1, with the best KDA, 11.5 (14/2/9).',
  ]);
});

it('the story ends with what the match meant and whom the winner meets, which follows from other results', () => {
  const meant = [{ kind: 'reachFinal', side: 'left' }] as const;
  const next = { at: '2023-08-24T08:00:00Z', opponent: 'KT', winnerOf: null };
  const lead = (told: Partial<typeof facts>) => {
    cleanup();
    renderSite(<RecapText match={match} facts={{ ...facts, meant, ...told }} turn={null} />);
    return document.querySelector('.lead')?.textContent;
  };
  expect(lead({ next })).toMatch(/T1 reach the final\. There they face KT on .*24 Aug.*\.$/);
  expect(lead({ next: { ...next, opponent: null, winnerOf: 'KT–HLE' } })).toMatch(/There they face the winner of KT–HLE on .*24 Aug/);
  expect(lead({ next: null })).toMatch(/T1 reach the final\.$/);
  act(() => saveSettings({ spoilerFree: true }));
  expect(lead({ next })).toMatch(/T1 reach the final\.$/);
});
