import { beforeEach, expect, it } from 'vitest';
import { leagueAnswer, serieAnswer, tournamentAnswer, tournamentsAnswer } from '../../lib/server/answers/competition-answers';
import { videosAnswer } from '../../lib/server/answers/match-answers';
import { championAnswer } from '../../lib/server/answers/team-answers';
import { ingestOnce } from '../support/ingest/ingest-rig';
import { FakeSource } from '../support/ingest/fake-source';
import { past, season } from '../support/ingest/season-fixture';
import { asListener, endpointModule, json } from '../support/server/api-route';
import { withServer } from '../support/server/with-server';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';

async function bodyAt(address: string): Promise<unknown> {
  let body: unknown = null;
  await withServer(asListener(endpointModule(address)), async (ask) => {
    body = json((await ask(address)).body);
  });
  return body;
}

const NOW = Date.parse('2023-08-19T09:00:00Z');

describeWithStore('the JSON twins of pages', () => {
  beforeEach(async () => {
    useEmptyStore();
    await ingestOnce(new FakeSource(season()));
  });

  it('contain what the pages show, and are purged with them', async () => {
    const id = past.leagueId;
    const league = await leagueAnswer({ id }, NOW);
    expect(league.body).toMatchObject({ league: { id } });
    expect(league.tags).toEqual([`league:${id}`]);
    expect(await bodyAt('/api/leagues')).toMatchObject({ leagues: expect.arrayContaining([expect.objectContaining({ id })]) });
    expect(await bodyAt('/api/series')).toHaveProperty('series');
    expect((await tournamentsAnswer({ year: 2023 }, NOW)).body).toMatchObject({ year: 2023 });
    expect((await videosAnswer(NOW)).body).toMatchObject({ matches: [] });
    expect(await bodyAt('/api/patches')).toHaveProperty('patches');
  });

  it('answer 404 for what does not exist', async () => {
    for (const answer of [leagueAnswer, serieAnswer, tournamentAnswer, championAnswer]) {
      await expect(answer({ id: 999_999 }, NOW)).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});
