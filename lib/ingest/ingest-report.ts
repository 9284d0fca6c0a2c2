import { type Loss, LossCount, type Rejection } from '../source/match-source';
import type { PictureReport } from './pictures/picture-downloader';

type RejectionCount = Pick<Rejection, 'kind' | 'entity'> & { readonly count: number };

type RejectionSummary = {
  /** Documents that were not taken over, in total of each kind and by entity, most frequent first. */
  readonly foreign: number;
  readonly malformed: number;
  readonly kinds: readonly RejectionCount[];
  /** The first documents that were not taken over, malformed ones before all others. */
  readonly listed: readonly Rejection[];
  /** Parts that could not be read in documents that were taken over, most frequent first. */
  readonly losses: readonly Loss[];
};

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
  /** The store holds all that the source sent; in watch mode changes follow. */
  | ({ readonly kind: 'done' } & IngestSummary)
  /** A poll of the source in watch mode that led to writes. */
  | { readonly kind: 'tick'; readonly matches: number; readonly written: number; readonly deleted: number }
  /** Rejections of a poll in watch mode that were not reported before. */
  | { readonly kind: 'rejected'; readonly rejections: readonly Rejection[] }
  /** The store refuses a document: the one that it holds stays. */
  | { readonly kind: 'refused'; readonly path: string; readonly reason: string }
  | ({ readonly kind: 'pictures' } & PictureReport)
  /** A poll in watch mode failed; the next one comes in `retrySeconds`. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly retrySeconds: number };

export type ReportIngest = (event: IngestEvent) => void;

const LISTED = 100;
/** So many rejections are remembered as reported; after that all may be reported once more. */
const REMEMBERED = 10_000;

/** Counts rejections and losses, in bounded lists: a source may reject for months, and the same document at every poll. */
export class RejectionList {
  readonly #counts = new Map<string, RejectionCount>();
  readonly #losses = new LossCount();
  readonly #firstForeign: Rejection[] = [];
  readonly #firstMalformed: Rejection[] = [];
  readonly #known = new Set<string>();
  #news: Rejection[] = [];

  add(rejections: readonly Rejection[]): void {
    for (const rejection of rejections) {
      const malformed = rejection.kind === 'malformed';
      this.#count(rejection);
      const list = malformed ? this.#firstMalformed : this.#firstForeign;
      if (list.length < LISTED) list.push(rejection);
      if (malformed) this.#remember(rejection);
    }
  }

  addLosses(losses: readonly Loss[]): void {
    this.#losses.add(losses);
  }

  #count({ kind, entity }: Rejection): void {
    const key = `${kind} ${entity}`;
    this.#counts.set(key, { kind, entity, count: (this.#counts.get(key)?.count ?? 0) + 1 });
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
    const kinds = [...this.#counts.values()].sort((a, b) => b.count - a.count);
    const sum = (kind: Rejection['kind']) => kinds.reduce((total, each) => total + (each.kind === kind ? each.count : 0), 0);
    return {
      foreign: sum('foreign'),
      malformed: sum('malformed'),
      kinds,
      losses: this.#losses.list(),
      listed: [...this.#firstMalformed, ...this.#firstForeign].slice(0, LISTED),
    };
  }
}
