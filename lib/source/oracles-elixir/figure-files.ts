import { MINUTE_MS } from '../../domain/values/durations';
import type { LoadProgress, Rejection } from '../match-source';
import type { FigureDownload } from './figure-download';
import type { DatedGame } from './matches';
import { findMatchDataFiles } from './match-data-files';
import { readMatchData } from './oracles-elixir-source';

const LOOK_EVERY_MS = MINUTE_MS;

/** Match data files that complete another source, read again when they have changed. */
export class FigureFiles {
  #name = '';
  #games: readonly DatedGame[] = [];
  #rejections: readonly Rejection[] = [];
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** @param paths files, or folders of them */
  constructor(
    private readonly paths: readonly string[],
    private readonly download: FigureDownload | null = null,
  ) {}

  get games(): readonly DatedGame[] {
    return this.#games;
  }

  /** The rejections of the last reading. */
  get rejections(): readonly Rejection[] {
    return this.#rejections;
  }

  /** Reads the files unless they are as they were; true if they were read. Looks at most once a minute. Throws SourceError. */
  async refresh(now: number, progress: LoadProgress): Promise<boolean> {
    if (now < this.#lookedAt + LOOK_EVERY_MS && now >= this.#lookedAt) return false;
    this.#lookedAt = now;
    await this.download?.refresh(now);
    const files = findMatchDataFiles([...this.paths, ...(this.download?.isThere === true ? [this.download.path] : [])]);
    if (files.name === this.#name) return false;
    const { games, rejections } = await readMatchData(files, progress);
    this.#name = files.name;
    this.#games = games;
    this.#rejections = rejections;
    return true;
  }
}
