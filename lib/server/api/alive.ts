import type { ApiAnswer } from './api-route';

/**
 * `GET /api/alive`: 200 as long as the process answers, whatever the store does. For
 * what restarts a process that hangs: while the store is away the site serves
 * its copies, and a restart would lose them.
 */
export function aliveAnswer(): Promise<ApiAnswer> {
  return Promise.resolve({ body: { ok: true } });
}
