import { beforeEach, expect, it } from 'vitest';
import { documentPath } from '../../lib/store/core/document-path';
import { commitWrites } from '../../lib/store/core/commit-writes';
import { readHomeState, readIngestState, readWeek } from '../../lib/store/models/match-documents';
import { readSystemSettings } from '../../lib/store/work/system-settings-document';
import { finishedMatch } from '../../lib/fixtures/match-fixture';
import { collectDefects, describeWithStore, plant, useEmptyStore } from '../support/store/store-rig';

const MONDAY = '2023-08-14';
const PATH = documentPath`weeks/${MONDAY}`;

function body(value: unknown): { body: string } {
  return { body: JSON.stringify(value) };
}

describeWithStore('malformed documents', () => {
  beforeEach(useEmptyStore);

  it('drops a foreign one, and reports it once without its values', async () => {
    const defects = collectDefects();
    await plant('main', PATH, body({ start: 'secret', matches: 'none' }));
    expect(await readWeek(MONDAY)).toBeNull();
    expect(await readWeek(MONDAY)).toBeNull();
    expect(defects).toEqual([{ document: PATH, kind: 'dropped', reason: 'matches: expected Array' }]);
  });

  it.each([
    ['a body that is no JSON', { body: '{"start":' }],
    ['no body at all', { other: 1 }],
    ['no fields', {}],
    ['a body of another type', { body: 7 }],
  ])('drops a document with %s', async (_case, fields) => {
    const defects = collectDefects();
    await plant('main', PATH, fields);
    expect(await readWeek(MONDAY)).toBeNull();
    expect(defects.map(({ kind }) => kind)).toEqual(['dropped']);
  });

  it('drops only a malformed match, not its week', async () => {
    const defects = collectDefects();
    const { left: _left, ...torn } = finishedMatch({ id: 8 });
    const unknownState = { ...finishedMatch({ id: 9 }), status: 'delayed' };
    await plant('main', PATH, body({ start: MONDAY, matches: [finishedMatch(), torn, unknownState, finishedMatch({ id: 10 })] }));
    expect((await readWeek(MONDAY))?.matches.map(({ id }) => id)).toEqual([7, 10]);
    expect(defects.map(({ kind }) => kind)).toEqual(['trimmed']);
  });

  it('reads fields that are not packed into a body as well', async () => {
    const { finishedAt: _unset, ...state } = { source: 'demo', simulated: true, matches: 1, finishedAt: null, cursor: null };
    const result = { match: finishedMatch(), rank: 3, worth: null };
    await plant('main', 'states/home', { running: [], next: [], lately: [result], startMinutes: [] });
    await plant('main', 'states/ingest', state);
    collectDefects();
    expect((await readHomeState())?.lately).toEqual([result]);
    expect(await readIngestState()).toBeNull();
  });

  it('drops system settings that an operator broke', async () => {
    const defects = collectDefects();
    await plant('main', 'system/settings', { APP_LINK_ANDROID: 5 });
    expect(await readSystemSettings()).toBeNull();
    expect(defects.map(({ document }) => document)).toEqual(['system/settings']);
  });

  it('writes all or nothing', async () => {
    const good = { path: PATH, fields: body({ start: MONDAY, matches: [] }) };
    const bad = { path: documentPath`weeks/2023-08-21`, fields: { nested: [[1]] } };
    await expect(commitWrites('main', [good, bad])).rejects.toThrow();
    expect(await readWeek(MONDAY)).toBeNull();
  });
});
