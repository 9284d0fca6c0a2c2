import type { Tournament } from '../../domain/entities/entities';
import { chunks } from '../../domain/values/chunks';
import { inParallel } from '../in-parallel';
import { PAGE_SIZE, PandaScoreError, type PandaScoreClient, type Query } from './client';

/** Everything around matches: who plays, and where. */

const NOT_FOUND = 404;

/** All elements of a list; `onPage` is called with how many there are so far and, where known, in all. */
export async function readAll(
  client: PandaScoreClient,
  path: string,
  query: Query,
  onPage: (done: number, total: number) => void = () => undefined,
): Promise<unknown[]> {
  const elements: unknown[] = [];
  for await (const page of client.pages(path, query)) {
    elements.push(...page.elements);
    onPage(elements.length, page.total ?? elements.length);
  }
  return elements;
}

/** The documents with the given ids, a hundred a request. */
export async function readByIds(client: PandaScoreClient, path: string, ids: Iterable<number>): Promise<unknown[]> {
  const wanted = [...new Set(ids)].filter((id) => id > 0).sort((a, b) => a - b);
  const found = await inParallel(chunks(wanted, PAGE_SIZE), (chunk) => readAll(client, path, { 'filter[id]': chunk.join(',') }));
  return found.flat();
}

/** A list that may not be there, or that the plan may forbid; empty then. */
async function readOptional(client: PandaScoreClient, path: string, onForbidden: () => void = () => undefined): Promise<unknown[]> {
  try {
    return await readAll(client, path, {});
  } catch (error) {
    if (!(error instanceof PandaScoreError) || !(error.isForbidden || error.status === NOT_FOUND)) throw error;
    if (error.isForbidden) onForbidden();
    return [];
  }
}

/** Lists that some plans forbid: then that is reported once, and nothing more is requested. */
export class PlanLists {
  #isForbidden = false;

  constructor(
    private readonly message: string,
    private readonly report: (message: string) => void,
  ) {}

  get isForbidden(): boolean {
    return this.#isForbidden;
  }

  /** Reads a list; empty where it is forbidden or does not exist. */
  async read(client: PandaScoreClient, path: string): Promise<readonly unknown[]> {
    return this.#isForbidden ? [] : readOptional(client, path, () => this.#forbid());
  }

  #forbid(): void {
    // Several requests may be under way when the first one is refused.
    if (!this.#isForbidden) this.report(this.message);
    this.#isForbidden = true;
  }
}

/** Tables and brackets as the archives store them: the API's list under the tournament's id. */
type Tables = { readonly standings: readonly unknown[]; readonly brackets: readonly unknown[] };

export async function readTables(
  client: PandaScoreClient,
  tournaments: readonly Tournament[],
  onTournament: (done: number, total: number) => void,
): Promise<Tables> {
  const standings: unknown[] = [];
  const brackets: unknown[] = [];
  let done = 0;
  await inParallel(tournaments, async ({ id, hasBracket }) => {
    const rows = await readOptional(client, `/tournaments/${id}/standings`);
    if (rows.length > 0) standings.push({ tournament_id: id, rows });
    const matches = hasBracket ? await readOptional(client, `/tournaments/${id}/brackets`) : [];
    if (matches.length > 0) brackets.push({ tournament_id: id, matches });
    onTournament((done += 1), tournaments.length);
  });
  return { standings, brackets };
}
