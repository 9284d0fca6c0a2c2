import { describe, expect, it } from 'vitest';
import { deriveStandings } from '../../../lib/ingest/derive/tournament';
import { EntityIndex } from '../../../lib/ingest/index/entity-index';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { RatingIndex } from '../../../lib/ingest/index/rating-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { archiveSource } from '../../../lib/source/archive/archive-source';
import { sharedFolder } from '../../support/shared-data';
import { seasonWith } from '../../support/ingest/season-with';

const archive = sharedFolder('lol-2022-2023');

describe.skipIf(archive.absent)(`scenarios of LCK Summer 2023${archive.note}`, { timeout: 60_000 }, () => {
  it('on the last weekend: five are through, one is out, and two need others to lose', async () => {
    const snapshot = await archiveSource(archive.path, { asOf: true }).snapshot(Date.parse('2023-08-04T00:00:00Z'), () => undefined);
    const [matchIndex, entities] = [new MatchIndex(), new EntityIndex()];
    matchIndex.apply(snapshot.matches);
    entities.add(snapshot);
    const unrated = new RatingIndex(new MatchIndex(), new StatsIndex());
    const document = deriveStandings(17, seasonWith({ entities, matchIndex, ratings: unrated }));
    const scenarios = document?.scenarios;
    expect(document?.cuts).toEqual([{ places: 6, kind: 'advances' }]);
    expect(scenarios).toMatchObject({ method: 'exact', byScore: true, outcomes: 4096, remaining: 6 });
    const name = (id: number) => entities.teams.get(id)?.acronym;
    const byStatus = (status: string) => scenarios?.teams.filter((team) => team.status === status).map(({ teamId }) => name(teamId));
    expect(byStatus('in')).toEqual(['GEN', 'KT', 'HLE', 'DK', 'T1']);
    expect(byStatus('out')).toEqual(['BRO']);
    // Worked out by hand: at 5–12 and −16 games NongShim needs Liiv SANDBOX (5–11, −11) to lose twice and DRX (5–12, −13) to lose.
    const nongshim = scenarios?.teams.find(({ teamId }) => name(teamId) === 'NS');
    expect(nongshim?.mustLose.map(({ loserId }) => name(loserId)).sort()).toEqual(['DRX', 'LSB', 'LSB']);
    // Liiv SANDBOX is in with two wins, whatever else happens.
    expect(scenarios?.teams.find(({ teamId }) => name(teamId) === 'LSB')).toMatchObject({ enough: 2, remaining: 2 });

    // A league whose places are not known beforehand has the line of the stage that follows, also where the source gives no end.
    const cutsOfEnd = (endAt: string | null) => {
      const elsewhere = new EntityIndex();
      elsewhere.add(entities.all());
      elsewhere.add({
        tournaments: entities
          .all()
          .tournaments.filter(({ id }) => id === 17)
          .map((each) => ({ ...each, leagueId: 1, endAt })),
      });
      return deriveStandings(17, seasonWith({ entities: elsewhere, matchIndex, ratings: unrated }))?.cuts;
    };
    expect(cutsOfEnd('2023-08-06T23:59:59Z')).toEqual([{ places: 6, kind: 'advances' }]);
    expect(cutsOfEnd(null)).toEqual([{ places: 6, kind: 'advances' }]);

    // Ratings move chances, never verdicts, and come with the table, for a browser that counts by itself.
    const season = seasonWith({ entities, matchIndex });
    const rated = deriveStandings(17, season)?.scenarios;
    expect(rated?.rated).toBe(6);
    expect(rated?.chances).toHaveLength(6);
    for (const { matchId, left } of rated?.chances ?? []) {
      const match = matchIndex.get(matchId);
      expect(match && season.ratings.chanceOf(match)?.left).toBe(left);
    }
    const verdicts = (of: typeof scenarios) =>
      of?.teams.map(({ teamId, status, best, worst, enough }) => ({ teamId, status, best, worst, enough }));
    expect(verdicts(rated)).toEqual(verdicts(scenarios));
    expect(rated?.teams.map(({ chance }) => chance)).not.toEqual(scenarios?.teams.map(({ chance }) => chance));
  });
});
