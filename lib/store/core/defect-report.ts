/** A stored document that did not decode. */
export type Defect = {
  /** The path of the document, e.g. "weeks/2023-08-14". */
  readonly document: string;
  /** "dropped": the whole document; "trimmed": some items of its lists. */
  readonly kind: 'dropped' | 'trimmed';
  /** What was wrong, by field, without values. */
  readonly reason: string;
};

type DefectReporter = (defect: Defect) => void;

/** So many different defects are remembered as reported. */
const REMEMBERED = 1_000;

function toStandardError(defect: Defect): void {
  process.stderr.write(`${JSON.stringify({ level: 'warn', msg: 'malformed document', ...defect })}\n`);
}

/** On globalThis because own modules are evaluated more than once in the server (docs/architecture.md#shared-state-of-a-process). */
declare global {
  var riftweekDefects: { reporter: DefectReporter; readonly reported: Set<string> } | undefined;
}

function defects() {
  return (globalThis.riftweekDefects ??= { reporter: toStandardError, reported: new Set<string>() });
}

/** Where defects go from now on, in every part of the process; each is reported anew. */
export function setDefectReporter(reporter: DefectReporter): void {
  globalThis.riftweekDefects = { reporter, reported: new Set<string>() };
}

/** Reports a defect once: a page under load reads the same broken document again and again. */
export function reportDefect(defect: Defect): void {
  const { reporter, reported } = defects();
  const key = `${defect.kind} ${defect.document} ${defect.reason}`;
  if (reported.has(key)) return;
  if (reported.size >= REMEMBERED) reported.clear();
  reported.add(key);
  reporter(defect);
}
