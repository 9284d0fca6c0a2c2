import { describe, expect, it } from 'vitest';
import { RejectionList } from '../../lib/ingest/ingest-report';
import type { Loss, Rejection } from '../../lib/source/match-source';
import { summaryLines } from '../../scripts/ingest-summary';

const SUMMARY = { source: 'archive', matches: 3, written: 9, deleted: 0, unchanged: 0 };
const rejection = (kind: Rejection['kind'], entity: string, id: string): Rejection => ({ kind, entity, id, reason: 'no start time' });
const loss = (kind: Loss['kind'], part: string, id: string): Loss => ({
  kind,
  entity: 'game',
  part,
  count: 1,
  example: { id, reason: 'is no figure' },
});

function linesOf(rejections: readonly Rejection[], losses: readonly Loss[]): string[] {
  const list = new RejectionList();
  list.add(rejections);
  list.addLosses(losses);
  return summaryLines({ ...SUMMARY, rejections: list.summary() });
}

describe('the log of a first load', () => {
  it('counts rejections by kind, and losses inside documents by part', () => {
    const rejections = [rejection('foreign', 'match', '5'), rejection('malformed', 'game', '7'), rejection('malformed', 'game', '8')];
    const losses = [loss('dropped', 'frames', '1'), loss('unreadable', 'players.kills', '1'), loss('unreadable', 'players.kills', '2')];
    expect(linesOf(rejections, losses)).toEqual([
      'archive: 3 matches (9 documents written, 0 unchanged)',
      'Not taken over: 2 malformed (2 game); 1 foreign: no start, no league, or another game (1 match)',
      '  malformed game 7: no start time',
      '  malformed game 8: no start time',
      '  foreign match 5: no start time',
      'Not read inside documents that were taken over:',
      '  2 game players.kills unreadable, the first in game 1: is no figure',
      '  1 game frames dropped, the first in game 1: is no figure',
    ]);
  });

  it('leaves out what did not happen', () => {
    expect(linesOf([], [])).toEqual(['archive: 3 matches (9 documents written, 0 unchanged)']);
  });
});
