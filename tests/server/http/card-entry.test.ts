import { describe, expect, it, vi } from 'vitest';
import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { cardVersion } from '../../../lib/server/cards/card';
import { matchCard, siteCard } from '../../../lib/server/cards/make-cards';
import type { CardOptions } from '../../../lib/server/http/card-entry';
import { withFront } from '../../support/server/http-rig';

const MATCH = finishedMatch();
const CARD = matchCard(MATCH, 'en');
const ADDRESS = `/og/en/match/7.jpg?v=${cardVersion(CARD)}`;

/** Match 7 is the only one; a drawing is the name of what is drawn. */
function cardsOfOneMatch() {
  const loadCard = vi.fn<CardOptions['loadCard']>(({ locale, subject }) => {
    if (subject.kind === 'site') return Promise.resolve({ card: siteCard(locale), tags: [] });
    const found = subject.kind === 'match' && subject.id === 7;
    return Promise.resolve({ card: found ? CARD : null, tags: [cacheTag.match(7)] });
  });
  const draw = vi.fn<CardOptions['press']['draw']>((card, format) =>
    Promise.resolve(Buffer.from(format === 'wide' ? cardVersion(card) : `${cardVersion(card)} ${format}`)),
  );
  return { loadCard, press: { draw } };
}

describe('pictures for sharing', () => {
  it('are cached for ever under the version of their content, and drawn once', async () => {
    const cards = cardsOfOneMatch();
    await withFront(
      async (ask, { cache }) => {
        const first = await ask(ADDRESS);
        expect(first.status).toBe(200);
        expect(first.headers['content-type']).toBe('image/jpeg');
        expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(first.headers['x-card-version']).toBeUndefined();
        expect(first.body.toString()).toBe(cardVersion(CARD));
        expect((await ask(ADDRESS)).headers['cache-status']).toBe('riftweek; hit');
        expect(cards.press.draw).toHaveBeenCalledTimes(1);
        expect(cache.size.entries).toBe(0);
      },
      { cards },
    );
  });

  it('are short-lived under another version, and drawn no more than once for it', async () => {
    const cards = cardsOfOneMatch();
    await withFront(
      async (ask) => {
        for (const version of ['000000000000', '111111111111', '<script>', '']) {
          const answer = await ask(`/og/en/match/7.jpg?v=${encodeURIComponent(version)}&x=${version.length}`);
          expect(answer.headers['cache-control']).toBe('public, max-age=300, s-maxage=300');
        }
        expect(cards.press.draw).toHaveBeenCalledTimes(1);
      },
      { cards },
    );
  });

  it('are drawn once in each format, and with results apart from without', async () => {
    const cards = cardsOfOneMatch();
    const version = cardVersion(CARD);
    await withFront(
      async (ask) => {
        for (const [address, body] of [
          ['/og/en/match/7.jpg', version],
          ['/og/en/match/7.square.jpg', `${version} square`],
          ['/og/en/match/7.tall.jpg', `${version} tall`],
        ] as const) {
          const answer = await ask(`${address}?v=${version}`);
          expect(answer.body.toString()).toBe(body);
          expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
          expect((await ask(`${address}?v=0`)).headers['cache-status']).toBe('riftweek; hit');
        }
        await ask('/og/en/match/7.results.tall.jpg');
        expect(cards.loadCard.mock.calls.map(([{ results, format }]) => [results, format])).toEqual([
          [false, 'wide'],
          [false, 'square'],
          [false, 'tall'],
          [true, 'tall'],
        ]);
      },
      { cards },
    );
  });

  it('are the site’s own for a missing page, as 404', async () => {
    await withFront(
      async (ask) => {
        const answer = await ask('/og/ko/match/8.jpg');
        expect(answer.status).toBe(404);
        expect(answer.headers['content-type']).toBe('image/jpeg');
        expect(answer.body.toString()).toBe(cardVersion(siteCard('ko')));
      },
      { cards: cardsOfOneMatch() },
    );
  });

  it.each([
    '/og/en/match/0.jpg',
    '/og/en/match/7.png',
    '/og/en/match/7.jpg/more',
    '/og/xx/match/7.jpg',
    '/og/en/match/7',
    '/og/en/user/7.jpg',
    '/og/en/compare/players-1-2-3-4-5.jpg',
    '/og/en/digest/year-1-2026-01-01.jpg',
    '/og/en/picks/7.jpg',
    `/og/en/picks/${'a'.repeat(32)}.results.jpg`,
    '/og/en/profile/7.jpg',
    '/og/en/match/1234567890123456.jpg',
    '/og/en/match/7.wide.jpg',
    '/og/en/match/7.huge.jpg',
    '/og/en/match/7.square.tall.jpg',
    '/og/en/match/7.square.results.jpg',
    '/og/en/match/7.results.results.jpg',
    '/og/en/team/7.results.jpg',
    '/og/en/site.results.jpg',
    '/og/en/rankings/atlantis.jpg',
    '/og/en/rankings/constructor.jpg',
  ])('are not served at %s', async (address) => {
    const cards = cardsOfOneMatch();
    await withFront(
      async (ask) => {
        expect((await ask(address)).status).toBe(404);
        expect(cards.loadCard).not.toHaveBeenCalled();
      },
      { cards },
    );
  });

  it('are the site’s own where the store or the drawing fails, for seconds', async () => {
    const cards = cardsOfOneMatch();
    cards.loadCard.mockRejectedValueOnce(new Error('down'));
    await withFront(
      async (ask, { problems }) => {
        const answer = await ask(ADDRESS);
        expect(answer.status).toBe(200);
        expect(answer.headers['cache-control']).toBe('public, max-age=30, s-maxage=30');
        expect(answer.body.toString()).toBe(cardVersion(siteCard('en')));
        expect(problems).toEqual(['Error: down']);
      },
      { cards },
    );
  });

  it('are the site’s own for an address that has spent its budget', async () => {
    const cards = cardsOfOneMatch();
    await withFront(
      async (ask) => {
        const answer = await ask(ADDRESS);
        expect(answer.headers['cache-control']).toBe('public, max-age=30, s-maxage=30');
        expect(cards.loadCard).not.toHaveBeenCalled();
      },
      { cards, budget: 0 },
    );
  });

  it('are unavailable where not even the site’s own can be drawn', async () => {
    const cards = cardsOfOneMatch();
    cards.press.draw.mockRejectedValue(new Error('no fonts'));
    await withFront(async (ask) => expect((await ask(ADDRESS)).status).toBe(503), { cards });
  });
});
