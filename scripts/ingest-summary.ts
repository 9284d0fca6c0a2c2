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

/** "3 malformed: 2 game, 1 match; 5 foreign …". */
function kindsText({ foreign, malformed, kinds }: IngestSummary['rejections']): string {
  const of = (kind: string) => kinds.filter((each) => each.kind === kind).map(({ entity, count }) => `${count} ${entity}`);
  const parts = [
    malformed > 0 ? `${malformed} malformed (${of('malformed').join(', ')})` : '',
    foreign > 0 ? `${foreign} foreign: no start, no league, or another game (${of('foreign').join(', ')})` : '',
  ];
  return parts.filter(Boolean).join('; ');
}

/** What could not be read inside documents that were taken over: "  12 game frames dropped, the first in game 7: seconds: is no number of seconds". */
function lossLines(losses: IngestSummary['rejections']['losses']): string[] {
  return losses.map(({ kind, entity, part, count, example }) => {
    return `  ${count} ${entity} ${part} ${kind}, the first in ${entity} ${example.id}: ${example.reason}`;
  });
}

/** The end of a first load for a log: the sum, then what was not taken over (malformed ones are defects of the source), then what was not inside documents. */
export function summaryLines(summary: IngestSummary): string[] {
  const { foreign, malformed, listed, losses } = summary.rejections;
  return [
    `${summary.source}: ${summaryText(summary)}`,
    ...(foreign + malformed > 0 ? [`Not taken over: ${kindsText(summary.rejections)}`] : []),
    ...rejectionLines(listed),
    ...(foreign + malformed > listed.length ? [`  and ${foreign + malformed - listed.length} more`] : []),
    ...(losses.length > 0 ? ['Not read inside documents that were taken over:', ...lossLines(losses)] : []),
  ];
}
