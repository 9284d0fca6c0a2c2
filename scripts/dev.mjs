/** `npm run dev`: the site of `npm start`, with pages that follow the code. */
import { serveDevelopment } from './support/dev-server.mjs';
import { runLocalSite } from './support/local-site.mjs';

await runLocalSite({
  command: 'dev',
  prepare: ({ board }) => Promise.resolve((family, options) => serveDevelopment(family, options, board)),
});
