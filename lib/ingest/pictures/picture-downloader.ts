import { createHash } from 'node:crypto';
import { IMAGE_DEFAULT_SIZE } from '../../domain/values/constants';
import { imagePath, type ImageOwner } from '../../domain/entities/image';
import type { ImageRecord } from '../../domain/models/image-record';
import type { PictureStore } from '../../store/pictures/picture-store';
import { fetchPicture, PictureError, type FetchRules } from '../../net/fetch-picture';
import type { PictureIndex, WantedPicture } from './picture-index';
import { resizePicture } from '../../net/resize-picture';

export type PictureOptions = {
  readonly store: PictureStore;
  readonly rules: FetchRules;
  readonly writeRecord: (record: ImageRecord) => Promise<void>;
  /** The real clock, milliseconds since 1970. */
  readonly now?: () => number;
};

/** How one round of fetching all due pictures ended; `failures` names the first few. */
export type PictureReport = { readonly stored: number; readonly failed: number; readonly failures: readonly string[] };

/**
 * The address that a picture will have once it is stored, by where it comes
 * from; null where nothing is requested of its host. A source that changes a picture gives
 * it a new address.
 */
export function addressAhead({ store, rules }: Pick<PictureOptions, 'store' | 'rules'>): (wanted: WantedPicture) => string | null {
  return ({ owner, from }) => {
    if (owner.id <= 0 || !URL.canParse(from) || !rules.hosts.has(new URL(from).hostname)) return null;
    const version = createHash('sha256').update(from).digest('hex').slice(0, 12);
    return store.addressOf(imagePath(owner, IMAGE_DEFAULT_SIZE), version);
  };
}

const AT_ONCE = 4;
const NAMED_FAILURES = 5;

/** Fetches, resizes and stores pictures, a few at once; what fails is noted and tried again later. */
export class PictureDownloader {
  /** Owners of pictures that are stored and not shown in documents yet. */
  #news: ImageOwner[] = [];
  #busy = false;

  constructor(
    private readonly pictureIndex: PictureIndex,
    private readonly options: PictureOptions,
  ) {}

  /** The owners of pictures stored since the last call. While more pictures are coming, a few wait for many: documents are written once for all of them. */
  takeNews(): readonly ImageOwner[] {
    if (this.#busy && this.#news.length < 100) return [];
    const news = this.#news;
    this.#news = [];
    return news;
  }

  /** Fetches everything that is due. Rejects only for a fault of ours or of the store. */
  async fetchDue(signal: AbortSignal): Promise<PictureReport> {
    const { now = Date.now } = this.options;
    const due = this.pictureIndex.due(now());
    const failures: string[] = [];
    let stored = 0;
    const work = async (): Promise<void> => {
      for (let wanted = due.shift(); wanted !== undefined && !signal.aborted; wanted = due.shift()) {
        const failure = await this.#fetch(wanted, signal);
        if (failure === null) stored += 1;
        else failures.push(`${wanted.owner.type} ${wanted.owner.id}: ${failure}`);
      }
    };
    this.#busy = true;
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } finally {
      this.#busy = false;
    }
    return { stored, failed: failures.length, failures: failures.slice(0, NAMED_FAILURES) };
  }

  /** Null once the picture is stored, else why it is not. */
  async #fetch(wanted: WantedPicture, signal: AbortSignal): Promise<string | null> {
    const { store, rules, writeRecord, now = Date.now } = this.options;
    try {
      const { files, version } = await resizePicture(await fetchPicture(wanted.from, rules, signal), wanted.owner.type);
      for (const [size, png] of files) await store.put(imagePath(wanted.owner, size), png);
      const address = store.addressOf(imagePath(wanted.owner, IMAGE_DEFAULT_SIZE), version);
      await writeRecord(this.pictureIndex.stored(wanted, address, now()));
      this.#news.push(wanted.owner);
      return null;
    } catch (error) {
      // A fetch that was stopped has not failed.
      if (signal.aborted) return 'stopped';
      const reason = error instanceof PictureError ? error.message : 'could not be stored';
      await writeRecord(this.pictureIndex.failed(wanted, reason, now()));
      return reason;
    }
  }
}
