/** `npm run ingest`: a source into the store, in this process (options: ingest-options.ts). */
import { runCommand } from './support/run-command.mjs';
import { runPart } from './support/run-part.mjs';

await runCommand('ingest', () => runPart('ingest'));
