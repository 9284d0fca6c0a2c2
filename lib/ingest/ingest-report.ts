import type { Rejection } from '../source/match-source';
import type { PictureReport } from './images/picture-desk';

/** How many of each kind were not taken over; `listed` names the first of them, malformed ones before all others. */
export type RejectionSummary = { readonly foreign: number; readonly malformed: number; readonly listed: readonly Rejection[] };

/** What a run has done. `unchanged` documents needed no write. */
export type IngestSummary = {
  readonly source: string;
  readonly matches: number;
  readonly written: number;
  readonly deleted: number;
  readonly unchanged: number;
  readonly rejections: RejectionSummary;
};

export type IngestEvent =
  /** The source is being read; `done` and `total` count whatever `step` names. */
  | { readonly kind: 'loading'; readonly step: string; readonly done: number; readonly total: number }
  /** Documents are being written. */
  | { readonly kind: 'writing'; readonly done: number; readonly total: number }
  /** The store holds all that the source told; in watch mode changes follow. */
  | ({ readonly kind: 'done' } & IngestSummary)
  /** A look at the source in watch mode that led to writes. */
  | { readonly kind: 'tick'; readonly matches: number; readonly written: number; readonly deleted: number }
  /** What a look in watch mode turned down that had not been told before. */
  | { readonly kind: 'rejected'; readonly rejections: readonly Rejection[] }
  /** A look at the pictures that were due. */
  | ({ readonly kind: 'pictures' } & PictureReport)
  /** A look in watch mode failed; the next one comes in `retrySeconds`. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly retrySeconds: number };

export type ReportIngest = (event: IngestEvent) => void;

const LISTED = 100;
/** So many are remembered as told; then all may be told once more. */
const REMEMBERED = 10_000;

/** Counts rejections and keeps bounded lists: a source may reject for months, and the same document at every look. */
export class RejectionList {
  #foreign = 0;
  #malformed = 0;
  readonly #firstForeign: Rejection[] = [];
  readonly #firstMalformed: Rejection[] = [];
  readonly #known = new Set<string>();
  #news: Rejection[] = [];

  add(rejections: readonly Rejection[]): void {
    for (const rejection of rejections) {
      const malformed = rejection.kind === 'malformed';
      if (malformed) this.#malformed += 1;
      else this.#foreign += 1;
      const list = malformed ? this.#firstMalformed : this.#firstForeign;
      if (list.length < LISTED) list.push(rejection);
      if (malformed) this.#remember(rejection);
    }
  }

  #remember(rejection: Rejection): void {
    const key = JSON.stringify(rejection);
    if (this.#known.has(key)) return;
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.add(key);
    if (this.#news.length < LISTED) this.#news.push(rejection);
  }

  /** Malformed documents that had not been seen before the last call. */
  takeNews(): readonly Rejection[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  summary(): RejectionSummary {
    return {
      foreign: this.#foreign,
      malformed: this.#malformed,
      listed: [...this.#firstMalformed, ...this.#firstForeign].slice(0, LISTED),
    };
  }
}
