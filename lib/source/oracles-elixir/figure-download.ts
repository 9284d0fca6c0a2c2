import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/values/durations';
import { SourceError } from '../match-source';

/** The limit of a file: four times the largest one of a year. */
const MOST_BYTES = 400 * 1024 * 1024;
const TIMEOUT_MS = 10 * MINUTE_MS;

async function* limitedChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new SourceError(`it sends more than ${MOST_BYTES} bytes`);
    yield chunk;
  }
}

/** Fetches a match data file from an address, once a day. */
export class FigureDownload {
  #triedAt = Number.NEGATIVE_INFINITY;

  /** @param folder where the file is stored; made if it is not there */
  constructor(
    private readonly address: URL,
    private readonly folder: string,
  ) {}

  get path(): string {
    const name = basename(this.address.pathname) || 'figures';
    return join(this.folder, /\.csv(?:\.gz)?$/i.test(name) ? name : `${name}.csv`);
  }

  get isThere(): boolean {
    return existsSync(this.path);
  }

  /** Does nothing while the file is younger than a day, and for an hour after a failure. The old file stays until the new one is whole. Throws SourceError. */
  async refresh(now: number): Promise<void> {
    const isFresh = this.isThere && Date.now() - statSync(this.path).mtimeMs < DAY_MS;
    if (isFresh || now < this.#triedAt + HOUR_MS) return;
    this.#triedAt = now;
    mkdirSync(this.folder, { recursive: true });
    const part = `${this.path}.part`;
    try {
      const answer = await fetch(this.address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!answer.ok || answer.body === null) throw new SourceError(`it answers with ${answer.status}`);
      await pipeline(limitedChunks(answer.body), createWriteStream(part));
      renameSync(part, this.path);
    } catch (error) {
      rmSync(part, { force: true });
      throw new SourceError(`${this.address.href} could not be fetched (${error instanceof Error ? error.message : String(error)}).`);
    }
  }
}
