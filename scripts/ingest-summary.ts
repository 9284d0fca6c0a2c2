import type { IngestSummary } from '../lib/ingest/ingest-report';

/** "3,495 matches (15,204 documents written, 0 unchanged)". */
export function summaryText({ matches, written, deleted, unchanged }: IngestSummary): string {
  const count = (value: number) => value.toLocaleString('en');
  return `${count(matches)} matches (${count(written)} documents written, ${count(unchanged)} unchanged${deleted > 0 ? `, ${count(deleted)} deleted` : ''})`;
}

/** "malformed article https://…: no title", each on a line. */
export function rejectionLines(rejections: IngestSummary['rejections']['listed']): string[] {
  return rejections.map(({ kind, entity, id, reason }) => `  ${kind} ${entity} ${id}: ${reason}`);
}

/** The end of a first load for a log: the sum, then what was not taken over (spec §1; malformed ones are defects of the source). */
export function summaryLines(summary: IngestSummary): string[] {
  const { foreign, malformed, listed } = summary.rejections;
  return [
    `${summary.source}: ${summaryText(summary)}`,
    ...(foreign + malformed > 0 ? [`Not taken over: ${malformed} malformed, ${foreign} foreign (no start, no league, or another game)`] : []),
    ...rejectionLines(listed),
    ...(foreign + malformed > listed.length ? [`  and ${foreign + malformed - listed.length} more`] : []),
  ];
}
