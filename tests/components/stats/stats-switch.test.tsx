// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ChampionName } from '../../../components/champion/ChampionName';
import { ChampionLink } from '../../../components/figures/ChampionLink';
import { SerieLinks } from '../../../components/league/SerieLinks';
import { ChampionShares } from '../../../components/patch/ChampionShares';
import { TeamView } from '../../../components/views/TeamView';
import { BARE_SITE, SiteProvider } from '../../../lib/client/page/site-context';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

const ANNIE = { id: 1, name: 'Annie', img: null };
const TEAM = { id: 1, name: 'Gen.G', acronym: 'GEN', img: null, location: 'KR', players: [] };
const match = finishedMatch();

const PARTS: readonly (readonly [string, ReactElement])[] = [
  ['the name of a champion', <ChampionName key="" champion={ANNIE} />],
  ['the picture of a champion', <ChampionLink key="" champion={ANNIE} size={20} />],
  ['the champions of a patch', <ChampionShares key="" shares={[{ champion: ANNIE, share: 0.5 }]} />],
  ['the links of a season', <SerieLinks key="" document={{ tournaments: [], latest: [match] }} serieId={match.serieId} />],
  [
    'the tabs of a team',
    <TeamView
      key=""
      team={TEAM}
      league={null}
      tab={{ kind: 'matches', years: [], year: null, page: 1, pages: 1, upcoming: [], results: [] }}
    />,
  ],
];
const statistics = (): number =>
  screen.queryAllByRole('link').filter((link) => /^\/(?:stats|champion)|[?&]tab=(?:stats|champions)$/.test(link.getAttribute('href') ?? ''))
    .length;

describe.each(PARTS)('%s', (_, part) => {
  it('links to statistics, and does not where the site shows none', () => {
    renderSite(part);
    expect(statistics()).toBeGreaterThan(0);
    cleanup();
    renderSite(<SiteProvider value={{ ...BARE_SITE, hasStats: false }}>{part}</SiteProvider>);
    expect(statistics()).toBe(0);
  });
});
