// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ScoreAnnouncer } from '../../../components/match/ScoreAnnouncer';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { Match } from '../../../lib/domain/match/match';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch, notStartedMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
});

function stage(first: Match): (next: Match) => string | null {
  let change: (matches: readonly Match[]) => void = () => undefined;
  function Stage() {
    const [matches, setMatches] = useState<readonly Match[]>([first]);
    useEffect(() => {
      change = setMatches;
    }, []);
    return <ScoreAnnouncer matches={matches} />;
  }
  renderSite(<Stage />);
  return (next) => {
    act(() => change([next]));
    return screen.getByRole('status').textContent;
  };
}

describe('the score announcer', () => {
  it('announces a changed score', () => {
    expect(stage(runningMatch())(runningMatch({ left: scored({ score: 2 }) }))).toBe('T1 2, Gen.G 1');
  });

  it('announces the end of a match', () => {
    expect(stage(runningMatch())(finishedMatch())).toBe('Final score: T1 2, Gen.G 1');
  });

  it('announces neither a start nor an unchanged score', () => {
    expect(stage(notStartedMatch())(runningMatch({ left: scored({ score: 0 }) }))).toBe('');
    cleanup();
    expect(stage(runningMatch())(runningMatch({ modifiedAt: '2023-08-19T09:00:00Z' }))).toBe('');
  });

  it('is silent about what a delayed stream has not shown yet', () => {
    saveSettings({ streamDelaySeconds: 120 });
    expect(stage(runningMatch())(runningMatch({ left: scored({ score: 2 }) }))).toBe('');
  });

  it('is silent while spoilers are hidden', () => {
    saveSettings({ spoilerFree: true });
    expect(stage(runningMatch())(finishedMatch())).toBe('');
  });
});
