/** `npm run crawl -- --url http://localhost:3000`: reads a running site as a search engine would (scripts/crawl-main.ts). */
import { runCommand } from './support/run-command.mjs';
import { runPart } from './support/run-part.mjs';

await runCommand('crawl', () => runPart('crawl'));
