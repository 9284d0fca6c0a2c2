// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RecapText } from '../../../components/news/RecapText';
import type { GameDetail } from '../../../lib/domain/match/game';
import type { Locale } from '../../../lib/domain/settings/locales';
import { recapFacts } from '../../../lib/domain/news/recap';
import { finishedGame } from '../../support/game-fixture';
import { gameStub, finishedMatch, scored } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteRouter } from '../../support/render-site';

afterEach(cleanup);

const match = finishedMatch({ games: [], left: scored({ id: 77, score: 2 }), right: scored({ id: 1, score: 1 }), winnerId: 77 });
const EARLIER = {
  form: { left: { teamId: 77, matches: [] }, right: { teamId: 1, matches: [] } },
  headToHead: { leftWins: 0, rightWins: 0, draws: 0, matches: [] },
};
const facts = recapFacts(match, EARLIER, [finishedGame()]);

function recap(locale: Locale) {
  const records = [{ side: 'left', stage: 'Playoffs', wins: 12, losses: 3, placeBefore: 2, teams: 10 }] as const;
  return renderSite(<RecapText match={match} competition="LCK" facts={{ ...facts, records }} />, siteRouter({ locale }).router).container;
}

/** What stays on one line. */
const unbroken = (container: HTMLElement) =>
  [...container.querySelectorAll('span')].filter((part) => getComputedStyle(part).whiteSpace === 'nowrap').map((part) => part.textContent);

describe('the figures of a recap', () => {
  const told = (...games: GameDetail[]) => {
    const stubs = [gameStub(1), gameStub(2)];
    const of = recapFacts({ ...match, games: stubs }, EARLIER, games);
    return renderSite(<RecapText match={match} competition="LCK" facts={of} />).container.querySelector('[data-part=coverage]')
      ?.textContent;
  };
  const bare = { teams: [], players: [] };

  it('say how many games they cover', () => {
    expect(told(finishedGame(), finishedGame({ position: 2, ...bare }))).toBe('Stats cover 1 of 2 games.');
    expect(told(finishedGame({ position: 2, ...bare }))).toBe('No stats are known for these games.');
  });

  it('say nothing where all games have some', () => {
    expect(told(finishedGame(), finishedGame({ position: 2, players: [] }))).toBeUndefined();
  });
});

describe('the scores of a recap', () => {
  it.each(['en', 'es'] as const)('stay on one line (%s)', (locale) => {
    expect(unbroken(recap(locale))).toEqual(['2–1', '9–9', '3–3', '1–1', '12–3']);
  });

  it('stay on one line (ko), where a record is written in words', () => {
    expect(unbroken(recap('ko'))).toEqual(['2–1', '9–9', '3–3', '1–1']);
  });

  it('are plain text: find and copy pick up nothing invisible', () => {
    expect(recap('en').textContent).toContain('towers 9–9, dragons 3–3, barons 1–1.');
    expect(recap('en').textContent).not.toMatch(/[\u2060\u00ad\ufeff]/);
  });
});

describe('how long a match lasted', () => {
  const told = (totalSeconds: number) =>
    renderSite(<RecapText match={match} competition="LCK" facts={{ ...facts, totalSeconds, games: [...facts.games, ...facts.games] }} />)
      .container.textContent;

  it('is in minutes and seconds below an hour, in hours and minutes from there on', () => {
    expect(told(3599)).toContain('The 2 games lasted 59:59 in total.');
    expect(told(6130)).toContain('The 2 games lasted 01:42 hours in total.');
  });
});
