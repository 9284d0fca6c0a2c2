/** `npm test`: every check, from a fresh clone to one line with the sum. */
import { findBrowser } from './support/browser.mjs';
import { installPackages } from './support/install.mjs';
import { demandEmulatorNeeds } from './support/local-emulators.mjs';
import { parseOptions } from './support/options.mjs';
import { createBoard, duration } from './support/progress.mjs';
import { runCommand } from './support/run-command.mjs';
import { addTallies, runSteps, STEPS, tallyLine } from './support/test-steps.mjs';
import { UserError } from './support/user-error.mjs';

const NAMES = [...new Set(STEPS.map(({ name }) => name))];

/** @param {string[] | undefined} only names, also several in one word with commas between */
function chosenSteps(only) {
  if (only === undefined) return STEPS;
  const names = only.flatMap((text) => text.split(',')).filter((name) => name !== '');
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new UserError(`--only ${unknown}: the parts are ${NAMES.join(', ')}.`);
  return STEPS.filter(({ name }) => names.includes(name));
}

await runCommand('test', async () => {
  const { only, changed = false } = parseOptions({ only: { type: 'string', multiple: true }, changed: { type: 'boolean' } }, 'test');
  const steps = chosenSteps(only);
  const board = createBoard();
  if (steps.some(({ name }) => name === 'store' || name === 'e2e' || name === 'drills')) await demandEmulatorNeeds();
  await installPackages(board);
  if (steps.some(({ name }) => name === 'e2e')) process.env['RIFTWEEK_CHROMIUM'] = await findBrowser(board);

  /** @type {import('./support/test-steps.mjs').Tally} */
  let sum = { passed: 0, failed: 0, skipped: 0 };
  await runSteps(steps, async ({ title, run }) => {
    const begun = Date.now();
    board.line(`\n${title} …`);
    const tally = await run({ changed });
    sum = addTallies(sum, tally.failed === 0 || (tally.failures ?? []).length > 0 ? tally : { ...tally, failures: [title] });
    const time = duration(Date.now() - begun);
    board.line(
      tally.failed === 0
        ? `✓ ${title}: ${tallyLine(tally)} in ${time}`
        : `✗ ${title}: ${tally.failed} of ${tally.failed + tally.passed} failed in ${time}`,
    );
  });
  for (const failure of sum.failures ?? []) board.line(`✗ ${failure}`);
  board.line(`\n${tallyLine(sum)}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
});
