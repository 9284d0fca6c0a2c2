/** An address of the public interface as `/developers` shows it. */
export type DocumentedEndpoint = {
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly text: string;
  }[];
  /** Names of the answer's fields; empty for text. */
  readonly fields: readonly string[];
  /** Media types of answers other than JSON. */
  readonly types: readonly string[];
  /** JSON; null where none was recorded. */
  readonly example: string | null;
};
