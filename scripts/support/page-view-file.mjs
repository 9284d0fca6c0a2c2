import { appendFileSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';

/** A page view is a path and a locale. */
const MOST_BYTES = 4096;

/**
 * Takes a local site's page views as an analytics service would, so that consent
 * and what follows from it can be tried: a line of JSON each at the end of a file.
 * @param {string} file
 * @returns {Promise<{address: string, close: () => void}>} `address` for RIFTWEEK_PAGE_VIEW_URL
 */
export function startPageViewFile(file) {
  mkdirSync(dirname(file), { recursive: true });
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (/** @type {string} */ chunk) => {
      body += chunk;
      if (body.length > MOST_BYTES) request.destroy();
    });
    request.on('end', () => {
      appendFileSync(file, `${body.replaceAll('\n', ' ')}\n`);
      response.writeHead(204).end();
    });
  });
  // The site's own life is not prolonged by it.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ address: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}
