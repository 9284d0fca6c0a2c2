/** A source that cannot be read at all. The message is one line for the person who started it: what is wrong and what to do. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
