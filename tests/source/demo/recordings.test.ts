import { describe, expect, it } from 'vitest';
import { vodEmbedUrl } from '../../../lib/domain/match/vod-embed';
import { recordingsOf, streamsOf } from '../../../lib/source/demo/broadcasts';
import { finishedOnly, season } from '../../support/source/demo-season';

const LCK = 293;
const LCO = 90001;
const matches = finishedOnly(season.matches);
const addresses = (leagueId: number) =>
  new Set(matches.filter((match) => match.leagueId === leagueId).flatMap((match) => match.games.map((game) => game.videoUrl)));

describe('the recordings of the demo season', () => {
  it('exist for every finished game of a larger league, and for none of a smaller one', () => {
    expect([...addresses(LCK)]).toEqual([recordingsOf(LCK)]);
    expect(recordingsOf(LCK)).toBe(`${streamsOf(LCK)[0]?.url}/videos`);
    expect([...addresses(LCO)]).toEqual([null]);
  });

  it('are the same in a game’s figures as in its match', () => {
    for (const match of matches)
      expect(season.games.get(match.id)?.map((game) => game.videoUrl)).toEqual(match.games.map((game) => game.videoUrl));
  });

  it('are nobody’s real videos: none of them plays inside the page', () => {
    const all = new Set(matches.flatMap((match) => match.games.flatMap((game) => game.videoUrl ?? [])));
    expect(all.size).toBeGreaterThan(1);
    for (const address of all) expect(vodEmbedUrl(address), address).toBeNull();
  });
});
