// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LiveCard } from '../../../components/match/LiveCard';
import { MatchList } from '../../../components/match/MatchList';
import { rememberSignedIn } from '../../../lib/client/auth/signed-in-store';
import { addPick, keepPicks } from '../../../lib/client/play/own-picks';
import { notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { placedBet } from '../../support/play/placed-bet';
import { hydrateSite, renderSite } from '../../support/render-site';

const signIn = (uid: string): void => rememberSignedIn({ uid, name: null, unverified: false, remember: true });

afterEach(() => {
  rememberSignedIn(null);
});

it('marks the team that the user has picked, in rows and on running matches, and knows nobody on the server', () => {
  signIn('ann');
  keepPicks([placedBet()]);
  const page = (
    <>
      <MatchList matches={[notStartedMatch(), notStartedMatch({ id: 8 })]} />
      <LiveCard match={runningMatch()} />
    </>
  );
  hydrateSite(page, () => expect(document.body.textContent).not.toContain('Your pick'));
  expect(screen.getAllByRole('link', { name: /^T1\s*\(Your pick\)\s*vs\s+Gen\.G$/ })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /^T1\s+vs/ })).toHaveLength(1);
});

it('marks a pick as soon as it is placed, one of a score not at all', () => {
  signIn('ann');
  renderSite(<MatchList matches={[notStartedMatch()]} />);
  act(() => addPick(placedBet({ kind: 'score', outcome: '2-0' })));
  expect(screen.queryByText(/Your pick/)).toBeNull();
  act(() => addPick(placedBet({ id: 'another', outcome: 'right' })));
  expect(screen.getByText(/Your pick/).closest('.team')?.textContent).toContain('Gen.G');
});

it('forgets them with the user', () => {
  signIn('ann');
  keepPicks([placedBet()]);
  renderSite(<MatchList matches={[notStartedMatch()]} />);
  act(() => signIn('ann'));
  expect(screen.getByText(/Your pick/)).toBeTruthy();
  act(() => signIn('ben'));
  expect(screen.queryByText(/Your pick/)).toBeNull();
});
