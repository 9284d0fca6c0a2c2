// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useReveal } from '../../../components/spoilers/use-reveal';
import { StageLive } from '../../../components/tournament/StageLive';
import { StageMatches } from '../../../components/tournament/StageMatches';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { withNeed } from '../../../lib/domain/competition/bracket/needless-finals';
import type { Match } from '../../../lib/domain/match/match';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch, notStartedMatch, runningMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
});

const matches = [
  finishedMatch({
    id: 1,
    beginAt: '2023-08-01T08:00:00Z',
    left: scored({ id: 2, name: 'Ahri', abbr: 'AHR', score: 3 }),
    right: scored({ id: 3, name: 'Bard', abbr: 'BAR', score: 1 }),
    winnerId: 2,
  }),
  notStartedMatch({
    id: 4,
    beginAt: '2023-08-05T08:00:00Z',
    left: unscored({ id: 2, name: 'Ahri', abbr: 'AHR' }),
    right: unscored({ id: 5, name: 'Corki', abbr: 'COR' }),
  }),
];

function Stage({ isBracket = true }: { readonly isBracket?: boolean }) {
  return <StageMatches matches={matches} isBracket={isBracket} reveal={useReveal()} />;
}

describe('rows of an elimination stage while spoilers are hidden', () => {
  it('show only the round, and the teams when pressed', async () => {
    saveSettings({ spoilerFree: true });
    const user = userEvent.setup();
    const { container } = renderSite(<Stage />);
    expect(container.textContent).not.toMatch(/Ahri|Bard|Corki|AHR/);
    expect(container.innerHTML).not.toMatch(/ahri|bard|corki/i);
    await user.click(screen.getByRole('button', { name: 'Final: show the teams' }));
    expect(screen.getByRole('link', { name: 'Ahri vs Corki' }).getAttribute('href')).toBe('/match/4/ahri-vs-corki');
    expect(container.textContent).not.toContain('Bard');
  });

  it('call a first match by its round while neither team is known', () => {
    saveSettings({ spoilerFree: true });
    const nobody = unscored({ id: 0, name: '', abbr: '' });
    const opening = (id: number) =>
      notStartedMatch({
        ...{ id, beginAt: `2023-08-0${id}T08:00:00Z`, left: nobody, right: nobody },
        round: { part: 'single', name: 'semifinals', round: 1, match: id, unfed: true },
      });
    const final = notStartedMatch({ id: 3, beginAt: '2023-08-03T08:00:00Z', left: nobody, right: nobody, previousMatchIds: [1, 2] });
    const Opening = () => <StageMatches matches={[opening(1), opening(2), final]} isBracket reveal={useReveal()} />;
    renderSite(<Opening />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Semifinal 1', 'Semifinal 2']);
  });

  it('show the teams where nobody hides results, and in any table stage', () => {
    const open = renderSite(<Stage />);
    expect(open.container.textContent).toContain('Corki');
    open.unmount();
    saveSettings({ spoilerFree: true });
    expect(renderSite(<Stage isBracket={false} />).container.textContent).toContain('Corki');
  });
});

it('the results of a stage leave out a second final that is not needed', () => {
  const needless = withNeed(
    notStartedMatch({ id: 9, beginAt: '2023-08-06T08:00:00Z', left: unscored({ id: 7, name: 'Draven', abbr: 'DRA' }) }),
    true,
  );
  function Final() {
    return <StageMatches matches={[...matches, needless]} isBracket={false} reveal={useReveal()} />;
  }
  const { container } = renderSite(<Final />);
  expect(container.textContent).toContain('Bard');
  expect(container.textContent).not.toContain('Draven');
});

describe('running matches of an elimination stage', () => {
  const running = runningMatch({
    id: 6,
    beginAt: '2023-08-05T08:00:00Z',
    left: scored({ id: 2, name: 'Ahri', abbr: 'AHR', score: 1 }),
    right: scored({ id: 5, name: 'Corki', abbr: 'COR', score: 0 }),
  });
  function Live({ isBracket, now = running }: { readonly isBracket: boolean; readonly now?: Match }) {
    return (
      <StageLive
        playing={null}
        page={[running]}
        matches={[...matches.slice(0, 1), now]}
        isBracket={isBracket}
        reveal={useReveal()}
        id="stage"
      />
    );
  }

  it('show no team while spoilers are hidden', () => {
    saveSettings({ spoilerFree: true });
    const { container } = renderSite(<Live isBracket />);
    expect(container.innerHTML).not.toMatch(/ahri|corki/i);
    expect(screen.getByRole('button', { name: 'Final: show the teams' })).toBeTruthy();
  });

  it('are cards with both teams otherwise, and in any table stage', () => {
    expect(renderSite(<Live isBracket />).container.textContent).toContain('Corki');
    cleanup();
    saveSettings({ spoilerFree: true });
    expect(renderSite(<Live isBracket={false} />).container.textContent).toContain('Corki');
  });

  it('keep their card when they end, which earlier results do not have', () => {
    renderSite(<Live isBracket now={finishedMatch({ ...running, status: 'finished', endAt: '2023-08-05T09:00:00Z', winnerId: 2 })} />);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('article').textContent).toContain('Finished');
    expect(screen.getByRole('article').textContent).toContain('Corki');
  });
});
