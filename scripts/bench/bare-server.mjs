/**
 * The fastest that plain Node can do: one answer, cached as bytes, for every
 * request. Arguments: PORT FILE, a JSON file with `headers` and the `body` in base64.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port = '0', file = ''] = process.argv.slice(2);
/** @type {{headers: Record<string, string>, body: string}} */
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1');
