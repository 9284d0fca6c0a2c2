/** `npm run backtest`: how well the ratings foretell the matches of an archive (scripts/backtest-main.ts). */
import { runCommand } from './support/run-command.mjs';
import { runPart } from './support/run-part.mjs';

await runCommand('backtest', () => runPart('backtest'));
