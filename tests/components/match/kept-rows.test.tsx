// @vitest-environment jsdom
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { describe, expect, it } from 'vitest';
import { KeptIslands, KeptIslandsProvider } from '../../../components/island/server-island';
import { MatchList } from '../../../components/match/MatchList';
import { TeamsRevealed } from '../../../components/spoilers/teams-revealed';
import { PlayProvider } from '../../../lib/client/page/play-switch';
import { ThisYearProvider } from '../../../lib/client/page/this-year';
import type { MatchSummary } from '../../../lib/domain/match/match';
import type { Locale } from '../../../lib/domain/settings/locales';
import { MATCH_STATES } from '../../../lib/fixtures/match-states';
import { serverHtml, siteRouter } from '../../support/render-site';

type Around = {
  readonly names?: 'short' | 'full';
  readonly showDay?: boolean;
  readonly showLeague?: boolean;
  readonly teamsRevealed?: boolean;
  readonly hasPlay?: boolean;
  readonly thisYear?: number;
  readonly locale?: Locale;
};

function page(matches: readonly MatchSummary[], kept: KeptIslands, around: Around = {}): string {
  const { teamsRevealed = false, hasPlay = false, thisYear = 2023, locale = 'en', ...list } = around;
  return serverHtml(
    <RouterContext.Provider value={siteRouter({ locale }).router}>
      <KeptIslandsProvider value={kept}>
        <ThisYearProvider value={thisYear}>
          <PlayProvider value={hasPlay}>
            <TeamsRevealed.Provider value={teamsRevealed}>
              <MatchList matches={matches} {...list} />
            </TeamsRevealed.Provider>
          </PlayProvider>
        </ThisYearProvider>
      </KeptIslandsProvider>
    </RouterContext.Provider>,
    kept,
  );
}

/** All that may make a row look otherwise on the server. */
const SURROUNDINGS: readonly Around[] = [
  {},
  { names: 'short' },
  { showDay: true },
  { showDay: true, thisYear: 2024 },
  { showLeague: true },
  { teamsRevealed: true },
  { hasPlay: true },
  { locale: 'ko' },
];

describe('rows of matches that the server keeps', () => {
  it('are those that it would render, whatever was kept before', () => {
    const kept = new KeptIslands();
    const kinds = new Set<string>();
    for (const around of [...SURROUNDINGS, ...SURROUNDINGS]) {
      const html = page(MATCH_STATES, new KeptIslands(), around);
      kinds.add(html);
      expect(page(MATCH_STATES, kept, around)).toBe(html);
    }
    // Each of them does make a difference.
    expect(kinds.size).toBe(SURROUNDINGS.length);
    expect(kept.parts.html.size).toBe(SURROUNDINGS.length * MATCH_STATES.length);
  });

  it('are rendered anew for the match that changed', () => {
    const kept = new KeptIslands();
    page(MATCH_STATES, kept);
    const [first, ...others] = MATCH_STATES;
    if (!first) throw new Error('No match');
    const changed = [...others, { ...first, leagueId: 999 }];
    expect(page(changed, kept)).toBe(page(changed, new KeptIslands()));
    expect(kept.parts.html.size).toBe(MATCH_STATES.length + 1);
  });
});
