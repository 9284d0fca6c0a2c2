import type { FormGame } from './player-figures-document';
import { average, kda } from './sums';

/** Games that form looks back on: with fewer, a single game moves a figure. */
export const FORM_GAMES = 10;

export const FORM_FIGURES = ['kda', 'csPerMinute', 'damagePerMinute', 'goldDifferenceAt15'] as const;
export type FormFigure = (typeof FORM_FIGURES)[number];

/** A figure over some games: KDA and rates over their totals, the gold at 15:00 as a mean. */
function figureOf(games: readonly FormGame[], figure: FormFigure): number | null {
  const sum = (valueOf: (game: FormGame) => number | null) => games.reduce((total, game) => total + (valueOf(game) ?? 0), 0);
  const minutes = () => sum(([, seconds]) => seconds) / 60;
  switch (figure) {
    case 'kda':
      return kda(
        sum(([, , kills]) => kills),
        sum(([, , , deaths]) => deaths),
        sum(([, , , , assists]) => assists),
      );
    case 'csPerMinute':
      return average(
        sum(([, , , , , cs]) => cs),
        minutes(),
      );
    case 'damagePerMinute':
      return average(
        sum(([, , , , , , damage]) => damage),
        minutes(),
      );
    case 'goldDifferenceAt15':
      return average(
        sum(([, , , , , , , gold]) => gold),
        games.length,
      );
  }
}

function isKnown([, seconds, , , , cs, damage, gold]: FormGame, figure: FormFigure): boolean {
  switch (figure) {
    case 'kda':
      return true;
    case 'csPerMinute':
      return cs !== null && seconds !== null;
    case 'damagePerMinute':
      return damage !== null && seconds !== null;
    case 'goldDifferenceAt15':
      return gold !== null;
  }
}

/** A figure over the latest games in which it is known, at most FORM_GAMES; null where there are none. */
type LatestForm = { readonly value: number; readonly games: number };

/** `form`: oldest first, here as below. */
export function latestForm(form: readonly FormGame[], figure: FormFigure): LatestForm | null {
  const games = form.filter((game) => isKnown(game, figure)).slice(-FORM_GAMES);
  const value = games.length === 0 ? null : figureOf(games, figure);
  return value === null ? null : { value, games: games.length };
}

/** `x` is the place of the last of the ten games among those of the form, from 1; `at` when its match began. */
type FormPoint = { readonly x: number; readonly y: number; readonly at: string };

/** A figure over each ten games in a row in which it is known; none where there are fewer than ten. */
export function rollingForm(form: readonly FormGame[], figure: FormFigure): FormPoint[] {
  const known = form.map((game, index) => ({ game, x: index + 1 })).filter(({ game }) => isKnown(game, figure));
  return known.slice(FORM_GAMES - 1).flatMap(({ game: [minutes], x }, index) => {
    const games = known.slice(index, index + FORM_GAMES).map(({ game }) => game);
    const y = figureOf(games, figure);
    return y === null ? [] : [{ x, y, at: new Date(minutes * 60_000).toISOString() }];
  });
}
