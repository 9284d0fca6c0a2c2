/** How often a busy address is requested; its last answer counts. */
const TRIES = 4;
const MOST_SECONDS = 30;

/**
 * Asks a site as a well-behaved crawler does: where it is busy (429, 503) and
 * says when to come back, later again.
 * @returns `get` reads a path; `busy` holds each path that was answered so, as often as it was.
 */
export function asker(origin: string, wait: (seconds: number) => Promise<unknown>) {
  const busy: string[] = [];

  async function get(path: string, triesLeft = TRIES): Promise<{ status: number; location: string | null; text: string }> {
    const answer = await fetch(new URL(path, origin), { redirect: 'manual' });
    const text = await answer.text();
    const after = answer.headers.get('retry-after');
    if ((answer.status === 429 || answer.status === 503) && after !== null) {
      busy.push(path);
      if (triesLeft > 1) {
        await wait(Math.min(MOST_SECONDS, Number(after) || 1));
        return get(path, triesLeft - 1);
      }
    }
    return { status: answer.status, location: answer.headers.get('location'), text };
  }

  return { get: (path: string) => get(path), busy };
}
