import { freePort } from '../../scripts/support/ports.mjs';

/** `/metrics` of a process that is started with these variables. */
export async function scraped(): Promise<{
  readonly env: Readonly<Record<string, string>>;
  readonly text: () => Promise<string>;
}> {
  const port = await freePort();
  return {
    env: { RIFTWEEK_METRICS_PORT: String(port) },
    text: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
  };
}
