import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { gameChance, stateTerms, type GameState } from '../lib/domain/match/game-chance';
import type { ChanceFit, FittedWeights } from '../lib/domain/match/game-chance-terms';
import { logisticRegression } from './game-chance/logistic-regression';
import { priorsOf } from './game-chance/priors';
import { gamesToFit, type GameToFit } from './game-chance/games-to-fit';
import { brier, calibration, logLoss, table, type FitVerdict } from './game-chance/report';
import { archiveFolder } from './support/data-option.mjs';
import { COMMANDS } from './support/command-help.mjs';
import { parseOptions } from './support/options.mjs';
import { UserError } from './support/user-error.mjs';

/**
 * `npm run fit:game-chance -- --from DIR`: fits the model of
 * `lib/domain/match/game-chance.ts` on the earlier half of an archive's games,
 * writes its weights and prints how it does on the later half, in Markdown for
 * docs/game-chance.md.
 */

const WEIGHTS = 'lib/domain/match/game-chance-weights.ts';
/** Where archives have frames of games that are not over. */
const MOMENTS = [300, 600, 900];
const DIGITS = 4;

type Moment = { readonly state: GameState; readonly prior: number; readonly outcome: boolean };
type Known = { readonly dragons: boolean; readonly prior: boolean };

function momentOf({ frames, blueId, redId, blueWon }: GameToFit, prior: number, seconds: number): Moment[] {
  const frame = frames.find((each) => each.seconds === seconds);
  const [blue, red] = [blueId, redId].map((id) => frame?.teams.find((team) => team.id === id));
  if (!blue || !red || blue.gold === null || red.gold === null || blue.dragons === null || red.dragons === null) return [];
  const state: GameState = { seconds, gold: [blue.gold, red.gold], dragons: [blue.dragons, red.dragons], side: 'blue' };
  return [{ state, prior, outcome: blueWon }];
}

function fitted(moments: readonly Moment[], known: Known): FittedWeights {
  const samples = moments.map(({ state, prior, outcome }) => {
    const terms = stateTerms(state, prior);
    return { terms: [terms.side, terms.gold, ...(known.dragons ? [terms.dragons] : []), ...(known.prior ? [terms.prior] : [])], outcome };
  });
  const [side = 0, gold = 0, ...others] = logisticRegression(samples).map((weight) => Number(weight.toFixed(DIGITS)));
  return {
    seconds: moments[0]?.state.seconds ?? 0,
    side,
    gold,
    dragons: known.dragons ? (others[0] ?? 0) : 0,
    prior: known.prior ? (others.at(-1) ?? 0) : 0,
  };
}

const asKnown = (moment: Moment, known: Known): Moment => ({
  ...moment,
  state: { ...moment.state, ...(known.dragons ? {} : { dragons: null }) },
});

const KINDS: readonly (Known & { readonly name: string })[] = [
  { name: 'gold', dragons: false, prior: false },
  { name: 'gold, dragons', dragons: true, prior: false },
  { name: 'gold, prior', dragons: false, prior: true },
  { name: 'gold, dragons, prior', dragons: true, prior: true },
];

const { from } = parseOptions({ from: { type: 'string' } }, 'fit:game-chance');
if (from === undefined) throw new UserError(`Which archive? Usage: ${COMMANDS['fit:game-chance'].usage}`);
const games = await gamesToFit(archiveFolder('--from', from));
if (games.length < 100) throw new UserError(`${from} has ${games.length} games with frames: too few for a fit.`);
const priors = priorsOf(games);
const half = Math.floor(games.length / 2);
const moments = MOMENTS.map((seconds) => games.map((game, index) => momentOf(game, priors[index] ?? 0, seconds)));
const learned = (known: Known) => moments.map((each) => fitted(each.slice(0, half).flat(), known));
const fit: ChanceFit = {
  gold: { alone: learned({ dragons: false, prior: false }), prior: learned({ dragons: false, prior: true }) },
  dragons: { alone: learned({ dragons: true, prior: false }), prior: learned({ dragons: true, prior: true }) },
};
const verdicts = (later: readonly Moment[], known: Known): FitVerdict[] =>
  later.map((moment) => {
    const { state, prior, outcome } = asKnown(moment, known);
    return { chance: gameChance(state, known.prior ? prior : null, fit), outcome };
  });

const source = [
  "import type { ChanceFit } from './game-chance-terms';\n",
  `/** Written by \`npm run fit:game-chance\` from ${half} games (docs/game-chance.md). */`,
  `export const GAME_CHANCE_FIT: ChanceFit = ${JSON.stringify(fit)};`,
].join('\n');
writeFileSync(WEIGHTS, await format(source, { parser: 'typescript', singleQuote: true, printWidth: 140 }));

console.log(
  `${games.length} games; fitted on the ${half} that began first, from ${games[0]?.beginAt.slice(0, 10)}; tested on the others, from ${games[half]?.beginAt.slice(0, 10)} to ${games.at(-1)?.beginAt.slice(0, 10)}.\n`,
);
const later = moments.map((each) => each.slice(half).flat());
const clock = (seconds: number): string => `${seconds / 60}:00`;
console.log(
  table(
    ['at', 'known', 'games', 'log loss', 'Brier'],
    later.flatMap((each) =>
      KINDS.map((kind) => {
        const given = verdicts(each, kind);
        return [clock(each[0]?.state.seconds ?? 0), kind.name, given.length, logLoss(given).toFixed(4), brier(given).toFixed(4)].map(
          String,
        );
      }),
    ),
  ),
);
for (const kind of KINDS.filter(({ dragons }) => dragons))
  for (const each of later) {
    console.log(`\nAt ${clock(each[0]?.state.seconds ?? 0)}, ${kind.name}:\n`);
    console.log(
      table(['chance of the favoured side', 'games', 'chance on average', 'won', 'standard error'], calibration(verdicts(each, kind))),
    );
  }
