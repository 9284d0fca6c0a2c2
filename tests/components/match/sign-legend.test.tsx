// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SignLegend } from '../../../components/match/SignLegend';
import { BARE_SITE, SiteProvider } from '../../../lib/client/page/site-context';
import { finishedMatch, notStartedMatch, offMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import type { Match } from '../../../lib/domain/match/match';
import { renderSite } from '../../support/render-site';

function said(...matches: Match[]) {
  cleanup();
  const { container } = renderSite(
    <SiteProvider value={{ ...BARE_SITE, hasPlay: true }}>
      <SignLegend matches={matches} />
    </SiteProvider>,
  );
  return [...container.querySelectorAll('.sign-legend > span')].map(({ textContent }) => textContent);
}

it('names the signs on rows, and only those that are there', () => {
  const toCome = { beginAt: '2099-08-19T08:00:00Z' };
  expect(said(runningMatch())).toEqual([]);
  expect(said(notStartedMatch(toCome))).toEqual(['Predict']);
  expect(said(finishedMatch())).toEqual(['Mark as watched']);
  expect(said(notStartedMatch({ ...toCome, rescheduled: true }), finishedMatch({ worthWatching: 3 }))).toEqual([
    'Worth watching, 1–5',
    'Predict',
    'Rescheduled',
    'Mark as watched',
  ]);
  expect(said({ ...offMatch('canceled'), ...toCome, rescheduled: true })).toEqual([]);
});
