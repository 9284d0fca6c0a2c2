import { isStoredImage, withDarkTwin, type ImageOwner } from '../../domain/entities/image';
import type { ImageRecord } from '../../domain/models/image-record';

export type WantedPicture = { readonly owner: ImageOwner; readonly from: string };

const FIRST_RETRY_MS = 10 * 60_000;
const LAST_RETRY_MS = 7 * 24 * 3_600_000;

const keyOf = ({ type, id }: ImageOwner): string => `${type}-${id}`;

/** When a picture is requested again after so many failures, in milliseconds since 1970. */
export function retryAt(attempts: number, now: number): number {
  return now + Math.min(FIRST_RETRY_MS * 4 ** (attempts - 1), LAST_RETRY_MS);
}

/**
 * Which pictures a source names, and which of them are stored. The address of
 * the source stays here: documents carry that of the stored picture, or none.
 */
export class PictureIndex {
  readonly #records = new Map<string, ImageRecord>();
  readonly #wanted = new Map<string, WantedPicture>();
  /** Owners that have named their picture themselves: mentions elsewhere may be older. */
  readonly #named = new Set<string>();

  /**
   * @param origin name of the source: another source's pictures with the same ids are not its own
   * @param addressAhead the address that a picture will have, null where it is not fetched
   */
  constructor(
    readonly origin: string,
    private readonly addressAhead: (wanted: WantedPicture) => string | null = () => null,
  ) {}

  load(records: Iterable<ImageRecord>): void {
    for (const record of records) if (record.origin === this.origin) this.#records.set(keyOf(record), record);
  }

  /** Notes the address of a picture at the source. `own`: the entity itself names it, not something that mentions it. */
  want(owner: ImageOwner, from: string | null, own: boolean): void {
    const key = keyOf(owner);
    if (owner.id <= 0 || from === null || isStoredImage(from) || (!own && this.#named.has(key))) return;
    if (own) this.#named.add(key);
    this.#wanted.set(key, { owner, from });
  }

  /** The stored picture's address on pages; null while there is none. That of a team says whether there is one for dark ground. */
  addressOf(owner: ImageOwner): string | null {
    const address = this.#records.get(keyOf(owner))?.address ?? null;
    const dark = owner.type === 'team' ? this.#records.get(keyOf({ type: 'teamDark', id: owner.id }))?.address : null;
    return address && dark ? withDarkTwin(address, dark) : address;
  }

  /**
   * The same for what is shown in too many documents to write them all again
   * once the picture is stored: its later address at once. Pages draw something
   * in its place while nothing is there.
   */
  addressToBe(owner: ImageOwner, from: string | null): string | null {
    return (from === null ? null : this.addressAhead({ owner, from })) ?? this.addressOf(owner);
  }

  /** What to fetch now (real clock, milliseconds since 1970): not stored yet, or stored from another address, and not failed lately. */
  due(now: number): WantedPicture[] {
    return [...this.#wanted.values()].filter(({ owner, from }) => {
      const record = this.#records.get(keyOf(owner));
      if (record === undefined) return true;
      const { failure, fetchedFrom } = record;
      if (fetchedFrom === from) return false;
      return failure?.from !== from || Date.parse(failure.retryAt) <= now;
    });
  }

  stored({ owner, from }: WantedPicture, address: string, now: number): ImageRecord {
    return this.#keep({ ...owner, origin: this.origin, fetchedFrom: from, address, fetchedAt: new Date(now).toISOString(), failure: null });
  }

  /** The record after a failure: a picture stored before stays. */
  failed({ owner, from }: WantedPicture, reason: string, now: number): ImageRecord {
    const { fetchedFrom = null, address = null, fetchedAt = null, failure } = this.#records.get(keyOf(owner)) ?? {};
    const attempts = failure?.from === from ? failure.attempts + 1 : 1;
    const next = { from, reason, attempts, retryAt: new Date(retryAt(attempts, now)).toISOString() };
    return this.#keep({ ...owner, origin: this.origin, fetchedFrom, address, fetchedAt, failure: next });
  }

  #keep(record: ImageRecord): ImageRecord {
    this.#records.set(keyOf(record), record);
    return record;
  }
}
