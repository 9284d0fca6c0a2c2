import { GrpcStatus } from 'firebase-admin/firestore';

/** The store did not answer in time, or refused: pages serve an older copy or 503, ingest tries again. */
export class StoreUnavailableError extends Error {
  /** `what` names the document or the write, e.g. "read weeks/2023-08-14". */
  constructor(
    readonly what: string,
    cause: unknown,
  ) {
    super(`The store is unavailable: ${what}`, { cause });
    this.name = 'StoreUnavailableError';
  }

  /** True if asking again is of no use: the store takes no such document. */
  get refused(): boolean {
    const { cause } = this;
    return cause instanceof Error && 'code' in cause && cause.code === GrpcStatus.INVALID_ARGUMENT;
  }
}
