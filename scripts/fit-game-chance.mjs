/** `npm run fit:game-chance -- --from DIR`: the win chance within a game, fitted on an archive (scripts/game-chance-main.ts). */
import { runCommand } from './support/run-command.mjs';
import { runPart } from './support/run-part.mjs';

await runCommand('fit:game-chance', () => runPart('game-chance'));
