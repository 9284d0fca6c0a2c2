import { createServer, request as send } from 'node:http';
import { createSecondFactors, ToolkitRefusal } from './second-factors.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {{status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer}} Answer */

const TOOLKIT = '/identitytoolkit.googleapis.com/';

/** @param {IncomingMessage} message */
async function bodyOf(message) {
  /** @type {Buffer[]} */
  const parts = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}

/** @param {Buffer} body @returns {Record<string, unknown>} */
function jsonOf(body) {
  /** @type {unknown} */
  const value = body.length === 0 ? {} : JSON.parse(body.toString());
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * Stands in front of the Auth emulator: everything goes through to it, and second
 * factors by authenticator app, which it has none of, are added.
 * @param {{host: string, port: number, emulatorPort: number}} places
 * @returns {Promise<void>} once it listens
 */
export function startSecondFactorProxy({ host, port, emulatorPort }) {
  /**
   * @param {Pick<IncomingMessage, 'method' | 'url' | 'headers'>} request
   * @param {Buffer} body
   * @returns {Promise<Answer>}
   */
  const forward = ({ method, url, headers }, body) =>
    new Promise((resolve, reject) => {
      // What comes back must be readable.
      const { 'content-length': _length, 'transfer-encoding': _encoding, 'accept-encoding': _accept, ...others } = headers;
      const sent = send(
        {
          host,
          port: emulatorPort,
          method,
          path: url,
          headers: { ...others, ...(body.length > 0 ? { 'content-length': body.length } : {}) },
        },
        (answer) => {
          const { statusCode: status = 502, headers: given } = answer;
          bodyOf(answer).then((whole) => resolve({ status, headers: given, body: whole }), reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });

  const factors = createSecondFactors(async (idToken) => {
    const body = Buffer.from(JSON.stringify({ idToken }));
    const headers = { host: `${host}:${port}`, 'content-type': 'application/json' };
    const answer = await forward({ method: 'POST', url: `${TOOLKIT}v1/accounts:lookup?key=any`, headers }, body);
    const { users } = jsonOf(answer.body);
    /** @type {unknown} */
    const user = Array.isArray(users) ? users[0] : null;
    if (answer.status !== 200 || typeof user !== 'object' || user === null) throw new ToolkitRefusal('INVALID_ID_TOKEN');
    return { ...user };
  });
  const own = new Map([
    ['v2/accounts/mfaEnrollment:start', factors.start],
    ['v2/accounts/mfaEnrollment:finalize', factors.finalize],
    ['v2/accounts/mfaEnrollment:withdraw', factors.withdraw],
    ['v2/accounts/mfaSignIn:finalize', factors.signIn],
  ]);

  /**
   * What the emulator's answer becomes; null: nothing else.
   * @param {string} path
   * @returns {((answer: Record<string, unknown>, body: Record<string, unknown>) => Record<string, unknown>) | null}
   */
  const changeOf = (path) => {
    if (/:signInWith(?:Password|Idp)$/.test(path)) return factors.held;
    return path.endsWith('accounts:lookup') ? factors.shown : null;
  };

  /** @param {unknown} value @param {number} [status] @returns {Answer} */
  const json = (value, status = 200) => ({
    status,
    headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
    body: Buffer.from(JSON.stringify(value)),
  });

  /** @param {IncomingMessage} request @returns {Promise<Answer>} */
  const answer = async (request) => {
    const body = await bodyOf(request);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'POST' || !pathname.startsWith(TOOLKIT)) return forward(request, body);
    const path = pathname.slice(TOOLKIT.length);
    const act = own.get(path);
    if (act) return json(await act(jsonOf(body)));
    const answered = await forward(request, body);
    if (answered.status !== 200) return answered;
    if (path.endsWith('accounts:update')) factors.updated(jsonOf(body));
    const change = changeOf(path);
    return change ? { ...answered, body: Buffer.from(JSON.stringify(change(jsonOf(answered.body), jsonOf(body)))) } : answered;
  };

  const server = createServer((request, response) => {
    void answer(request)
      .catch((/** @type {unknown} */ error) => {
        const isRefusal = error instanceof ToolkitRefusal;
        const message = isRefusal ? error.message : String(error);
        return json({ error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }, isRefusal ? 400 : 502);
      })
      .then(({ status, headers, body }) => {
        const { 'transfer-encoding': _encoding, etag: _etag, ...others } = headers;
        response.writeHead(status, { ...others, 'content-length': body.length });
        response.end(body);
      });
  });
  return new Promise((resolve) => {
    server.listen(port, host, () => resolve());
  });
}
