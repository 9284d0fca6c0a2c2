import { marketIn, openBook, type Book } from '../../../lib/domain/play/market';
import { oddsOf } from '../../../lib/domain/play/odds';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { changeBook } from '../../../lib/store/play/book-document';
import { saveEntry } from '../../../lib/store/play/pickem-document';
import { openLedger } from '../../../lib/store/play/ledger-store';
import { author, plant, write, type Act } from './act';

/** A market's odds that do not move, whenever they are looked at. */
const bookOf = (mark: string): Book => {
  const beginAt = new Date(Date.now() + 86_400_000).toISOString();
  const book = openBook(notStartedMatch({ id: Number(mark), beginAt, chance: { left: 0.6, right: 0.4 } }), Date.now(), false);
  if (book === null) throw new Error('no markets');
  return { ...book, pricedAt: Date.now() + 86_400_000, checkAt: null };
};
/** The prediction game is on, and the match of an act has markets. */
async function openGame(mark: string): Promise<void> {
  const book = bookOf(mark);
  await plant(notStartedMatch({ id: Number(mark), beginAt: new Date(book.closesAt).toISOString() }));
  await changeBook(Number(mark), () => book);
}
const places = (stake: number) =>
  write(
    'POST',
    () => '/api/play/bets',
    (mark) => {
      const [outcome] = marketIn(bookOf(mark), 'winner')?.outcomes ?? [];
      return { id: `bet-${mark}`, market: `${mark}-winner`, outcome: outcome?.id, stake, odds: oddsOf(outcome?.chance ?? 1) };
    },
  );
const buys = write(
  'POST',
  () => '/api/play/purchases',
  (mark) => ({ id: `purchase-${mark}`, item: 'badge-target' }),
);

const sharesPicks = write(
  'PUT',
  (mark) => `/api/play/pickem/${mark}/share`,
  () => ({ isShared: true }),
);

/** Predictions, purchases and shared picks. */
export const PLAY_ACTS: readonly Act[] = [
  { name: 'a prediction, the first visit to the game', before: openGame, ...places(100) },
  {
    name: 'a prediction beside others',
    before: async (mark) => {
      await openGame(mark);
      const [, outcome] = marketIn(bookOf(mark), 'winner')?.outcomes ?? [];
      const request = {
        id: `earlier-${mark}`,
        uid: author(mark),
        matchId: Number(mark),
        kind: 'winner',
        outcome: outcome?.id ?? '',
      } as const;
      await openLedger().place({ ...request, stake: 50, odds: oddsOf(outcome?.chance ?? 1) }, Date.now());
    },
    ...places(200),
  },
  { name: 'a purchase, the first visit to the game', ...buys },
  { name: 'a purchase', before: (mark) => openLedger().openAccount(author(mark), 'Somebody', Date.now()), ...buys },
  {
    name: 'a page for saved picks',
    before: async (mark) => {
      const picks = { kind: 'bracket' as const, winners: [{ matchId: 1, teamId: 1 }] };
      await saveEntry({ uid: author(mark), tournamentId: Number(mark), picks, revision: 0 }, false, Date.now());
    },
    ...sharesPicks,
  },
];
