import { beforeAll, expect, it } from 'vitest';
import { translator } from '../../lib/i18n/message-registry';
// Registers every locale's texts.
import '../../lib/i18n/server-messages';
import { loadEmbedChoices } from '../../lib/server/pages/embed-page';
import { team } from '../support/entity-fixture';
import { FakeSource } from '../support/ingest/fake-source';
import { ingestOnce } from '../support/ingest/ingest-rig';
import { past, season } from '../support/ingest/season-fixture';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';

describeWithStore('what can be embedded', () => {
  beforeAll(async () => {
    useEmptyStore();
    await ingestOnce(new FakeSource(season()));
  });

  it('is offered by name without being listed, where an address asks for it', async () => {
    const t = translator('en');
    const matches = async (target: Parameters<typeof loadEmbedChoices>[0]) => (await loadEmbedChoices(target, t)).data.matches;
    expect((await matches(null)).map(({ id }) => id)).not.toContain(past.id);
    const [chosen] = await matches({ kind: 'match', id: past.id });
    expect(chosen).toEqual({ kind: 'match', id: past.id, name: `${past.leagueName}: ${past.left.name} vs ${past.right.name}` });
    const { teams } = (await loadEmbedChoices({ kind: 'schedule-team', id: team().id }, t)).data;
    expect(teams.filter(({ id }) => id === team().id)).toEqual([{ kind: 'schedule-team', id: team().id, name: team().name }]);
    expect(await matches({ kind: 'match', id: 999_999 })).toEqual(await matches(null));
  });
});
