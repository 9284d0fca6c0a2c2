// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BracketView } from '../../../components/bracket/BracketView';
import { layoutBracket } from '../../../components/bracket/bracket-layout';
import { useReveal } from '../../../components/spoilers/use-reveal';
import { RevealButton } from '../../../components/spoilers/RevealButton';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { buildBracket } from '../../../lib/domain/competition/bracket';
import type { Match } from '../../../lib/domain/match/match';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { bracketShapes, playBracket, playings } from '../../support/bracket-shapes';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteRouter } from '../../support/render-site';

afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
});

const names = ['', 'Ahri', 'Bard', 'Corki', 'Draven'];
const side = (id: number) => ({ id, abbr: (names[id] ?? '').slice(0, 3).toUpperCase(), name: names[id] ?? '' });

/** The winner on the left, 3–1 by default. */
function played(id: number, winner: number, loser: number, score = 1): Match {
  return finishedMatch({
    id,
    numOfGames: 5,
    beginAt: `2023-08-0${id}T08:00:00Z`,
    left: scored({ ...side(winner), score: 3 }),
    right: scored({ ...side(loser), score }),
    winnerId: winner,
  });
}

const knockout = [played(1, 1, 4), played(2, 2, 3), played(3, 1, 2)];
const double = [played(1, 1, 4), played(2, 2, 3), played(3, 1, 2), played(4, 3, 4), played(5, 2, 3), played(6, 1, 2)];

/** 2–3 is still to be played, and who wins it meets 1 in the final. */
const toPlay = (id: number, left: number, right: number, previousMatchIds: number[] = []): Match =>
  notStartedMatch({ id, beginAt: `2023-08-0${id}T08:00:00Z`, left: unscored(side(left)), right: unscored(side(right)), previousMatchIds });
const halfPlayed = [played(1, 1, 4), toPlay(2, 2, 3), toPlay(3, 1, 0, [1, 2])];

function Stage({ matches }: { readonly matches: readonly Match[] }) {
  const reveal = useReveal();
  const bracket = buildBracket(matches);
  return (
    <>
      <RevealButton reveal={reveal} />
      {bracket ? <BracketView bracket={bracket} reveal={reveal} label="Bracket" /> : null}
    </>
  );
}

describe('a bracket on the page', () => {
  it('sets the number of columns for its styles, so that steps show only where some are out of view', () => {
    renderSite(<Stage matches={knockout} />);
    expect(screen.getByRole('group', { name: 'Bracket' }).getAttribute('data-columns')).toBe('2');
  });

  it('starts with the current round where not all of them fit', () => {
    const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    const left = () => screen.getByRole('region', { name: 'Bracket' }).scrollLeft;
    const final = notStartedMatch({ id: 6, beginAt: '2023-08-09T08:00:00Z', left: unscored(side(1)), right: unscored(side(2)) });
    renderSite(<Stage matches={[...double.slice(0, 5), final]} />);
    const columns = Number(screen.getByRole('group', { name: 'Bracket' }).style.getPropertyValue('--columns'));
    expect(left()).toBe((900 / columns) * (columns - 1));
    cleanup();
    renderSite(<Stage matches={double} />);
    expect(left()).toBe(0);
    width.mockRestore();
  });

  it('starts with the first round, whose teams are no result, while results are hidden', async () => {
    const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true });
    const final = notStartedMatch({ id: 3, beginAt: '2023-08-09T08:00:00Z', left: unscored(side(1)), right: unscored(side(2)) });
    renderSite(<Stage matches={[...knockout.slice(0, 2), final]} />);
    const drawing = screen.getByRole('region', { name: 'Bracket' });
    expect(drawing.scrollLeft).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Show results' }));
    expect(drawing.scrollLeft).toBe(450);
    width.mockRestore();
  });

  it('moves to a match of the chosen team where that is out of view, and back when nobody is chosen', async () => {
    const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    const user = userEvent.setup();
    const final = notStartedMatch({ id: 3, beginAt: '2023-08-09T08:00:00Z', left: unscored(side(1)), right: unscored(side(2)) });
    renderSite(<Stage matches={[...knockout.slice(0, 2), final]} />);
    const drawing = screen.getByRole('region', { name: 'Bracket' });
    const out = screen.getByRole('button', { name: 'DRA' });
    expect(drawing.scrollLeft).toBe(450);
    await user.click(out);
    expect(drawing.scrollLeft).toBe(0);
    await user.click(out);
    expect(drawing.scrollLeft).toBe(450);
    await user.click(out);
    drawing.scrollLeft = 450;
    await user.click(screen.getByRole('button', { name: 'COR' }));
    expect(drawing.scrollLeft).toBe(0);
    await user.click(screen.getByRole('button', { name: 'AHR' }));
    expect(drawing.scrollLeft).toBe(450);
    width.mockRestore();
  });

  it('has a column per round with its best-of, and a link per match with round and teams but no score', () => {
    renderSite(<Stage matches={knockout} />);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['SemifinalsBo5', 'FinalBo5']);
    const final = screen.getByRole('link', { name: /^Final: .*AHR.* vs .*BAR/ });
    expect(final.getAttribute('href')).toBe('/match/3/ahri-vs-bard');
    expect(final.textContent).not.toContain('3');
    expect(within(screen.getByRole('region', { name: 'Final' })).getByRole('listitem').textContent).toContain('31');
  });

  it('names upper and lower bracket where there are two', () => {
    renderSite(<Stage matches={double} />);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(
      ['Upper-bracket semifinals', 'Upper-bracket final', 'Lower-bracket round 1', 'Lower-bracket final', 'Grand final'].map(
        (title) => `${title}Bo5`,
      ),
    );
  });

  it('highlights a team’s path by keyboard, while its chip has the focus or is pressed', async () => {
    const user = userEvent.setup();
    const { container } = renderSite(<Stage matches={knockout} />);
    const lit = () => [...container.querySelectorAll('li[data-lit]')].map((node) => node.getAttribute('data-match'));
    const chip = screen.getByRole('button', { name: 'BAR' });
    act(() => chip.focus());
    expect(lit()).toEqual(['2', '3']);
    await user.keyboard('{Enter}');
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    act(() => chip.blur());
    expect(lit()).toEqual(['2', '3']);
    await user.click(chip);
    act(() => chip.blur());
    expect(lit()).toEqual([]);
  });

  it('highlights the path of the team under the pointer', async () => {
    const user = userEvent.setup();
    const { container } = renderSite(<Stage matches={knockout} />);
    const [team] = container.querySelectorAll('li[data-match="1"] .team');
    if (!team) throw new Error('no team');
    await user.hover(team);
    expect([...container.querySelectorAll('li[data-lit]')].map((node) => node.getAttribute('data-match'))).toEqual(['1', '3']);
    expect(container.querySelector('li[data-match="1"]')?.getAttribute('data-lit')).toBe('on');
    expect(container.querySelector('li[data-match="2"]')?.hasAttribute('data-dimmed')).toBe(true);
  });

  it('says which sides are open and when it is played', () => {
    const open = notStartedMatch({
      id: 3,
      beginAt: '2023-08-03T08:00:00Z',
      left: unscored(side(1)),
      right: unscored({ id: 0, abbr: '', name: '' }),
      previousMatchIds: [1, 2],
    });
    renderSite(<Stage matches={[...knockout.slice(0, 2), open]} />);
    expect(screen.getByRole('link', { name: /AHR.* vs .*TBD/ })).toBeTruthy();
    expect(screen.getByText(/08:00/)).toBeTruthy();
  });

  it('says who may reach an open side', () => {
    renderSite(<Stage matches={halfPlayed} />);
    expect(screen.getByRole('link', { name: /AHR.* vs .*Winner of BAR–COR/ })).toBeTruthy();
  });

  it('calls open sides after the matches that lead to them, without a crest, before any team is known', () => {
    const from = [[], [], [1, 2], [1, 2], [3, 4], [3, 5]];
    const takes = (id: number): Match['previousTakes'] =>
      id === 4 ? ['loser', 'loser'] : id === 5 ? ['loser', 'winner'] : ['winner', 'winner'];
    const open = from.map((previous, index) => ({ ...toPlay(index + 1, 0, 0, previous), previousTakes: takes(index + 1) }));
    const { container } = renderSite(<Stage matches={open} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Upper-bracket semifinal 1: TBD vs TBD',
      'Upper-bracket semifinal 2: TBD vs TBD',
      'Upper-bracket final: Winner of Semifinal 1 vs Winner of Semifinal 2',
      'Lower-bracket round 1: Loser of Semifinal 1 vs Loser of Semifinal 2',
      'Lower-bracket final: Loser of Upper-bracket final vs Winner of Round 1',
      'Grand final: Winner of Upper-bracket final vs Winner of Lower-bracket final',
    ]);
    expect(container.querySelector('li .ui-crest')).toBeNull();
  });

  it('says who comes to a match whose other team is seeded', () => {
    renderSite(<Stage matches={[toPlay(1, 0, 0), toPlay(2, 0, 0), toPlay(3, 0, 0, [1]), toPlay(4, 0, 0, [2]), toPlay(5, 0, 0, [3, 4])]} />);
    expect(screen.getByRole('link', { name: /^Semifinal 1: TBD vs Winner of / })).toBeTruthy();
  });
});

describe('a bracket while spoilers are hidden', () => {
  const html = (matches: readonly Match[]) => {
    const { container, unmount } = renderSite(<Stage matches={matches} />);
    const text = container.innerHTML;
    unmount();
    return text;
  };

  it('shows only round names, whoever won', () => {
    saveSettings({ spoilerFree: true });
    const other = [played(1, 4, 1), played(2, 3, 2, 2), played(3, 4, 3, 0)];
    const shown = html(knockout);
    expect(shown).toBe(html(other));
    for (const name of names.filter(Boolean)) expect(shown).not.toContain(name);
    expect(shown).toContain('Semifinal 1');
  });

  it('shows the teams of a match on tap, without its score', async () => {
    saveSettings({ spoilerFree: true });
    const user = userEvent.setup();
    const { container } = renderSite(<Stage matches={knockout} />);
    await user.click(screen.getByRole('button', { name: /^Final/ }));
    const node = container.querySelector('li[data-match="3"]');
    expect(within(screen.getByRole('region', { name: 'Final' })).getByRole('link').textContent).toContain('Ahri');
    expect(node?.querySelector('.score')).toBeNull();
    expect(node?.querySelector('[data-standing]')).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Semifinal \d/ })).toHaveLength(2);
  });

  it('names an open side after the round that decides it', async () => {
    saveSettings({ spoilerFree: true });
    const user = userEvent.setup();
    renderSite(<Stage matches={halfPlayed} />);
    await user.click(screen.getByRole('button', { name: /^Final/ }));
    const link = within(screen.getByRole('region', { name: 'Final' })).getByRole('link');
    expect(link.textContent).toContain('Winner of Semifinal 2');
    expect(link.innerHTML).not.toContain('BAR');
  });

  it('reveals everything with one button, and hides it again', async () => {
    saveSettings({ spoilerFree: true });
    const user = userEvent.setup();
    const { container } = renderSite(<Stage matches={knockout} />);
    await user.click(screen.getByRole('button', { name: 'Show results' }));
    expect(container.textContent).toContain('Bard');
    await user.click(screen.getByRole('button', { name: 'Hide results' }));
    expect(container.textContent).not.toContain('Bard');
  });

  it('is covered in the server’s HTML before React reads the setting', () => {
    const { router } = siteRouter();
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <RouterContext.Provider value={router}>
        <Stage matches={knockout} />
      </RouterContext.Provider>,
    );
    expect(page.textContent).toContain('Ahri');
    for (const spoiler of page.querySelectorAll('[data-spoiler]')) spoiler.remove();
    for (const name of names.filter(Boolean)) expect(page.textContent).not.toContain(name);
    expect(page.textContent).not.toMatch(/3/);
  });
});

describe('the drawing of a bracket', () => {
  const headings = (matches: readonly Match[]) => {
    const bracket = buildBracket(matches);
    return bracket ? layoutBracket(bracket).rounds.map(({ round, top }) => [round.section, top] as const) : [];
  };
  it('has the headings of all rounds at one height, those of the lower bracket at another', () => {
    expect(new Set(headings(knockout).map(([, top]) => top)).size).toBe(1);
    const isLower = headings(double).map(([section]) => section === 'lower');
    const [first] = headings(double);
    expect(headings(double).map(([, top]) => top !== first?.[1])).toEqual(isLower);
  });

  it('leads from each match to the one its winner plays next', () => {
    const bracket = buildBracket(double);
    if (!bracket) throw new Error('no bracket');
    const placed = new Map(
      layoutBracket(bracket)
        .rounds.flatMap(({ nodes }) => nodes)
        .map((each) => [each.node.match.id, each]),
    );
    for (const [from, to] of [
      [1, 3],
      [2, 3],
      [3, 6],
      [4, 5],
      [5, 6],
    ]) {
      const [one, other] = [placed.get(from ?? 0), placed.get(to ?? 0)];
      if (!one || !other) throw new Error('not placed');
      expect(one.onward?.down).toBeCloseTo(other.y - one.y);
      expect(one.onward?.columns).toBe(other.node.column - one.node.column);
    }
    expect(placed.get(6)?.onward).toBeNull();
  });

  it('draws no line within a column, where losers of a round whose winners are through meet: it would lie across the cards', () => {
    const bracket = buildBracket([played(1, 1, 4), played(2, 2, 3), played(3, 3, 4)]);
    const nodes = bracket ? layoutBracket(bracket).rounds.flatMap((round) => round.nodes) : [];
    expect(nodes.map(({ node, onward }) => [node.match.id, onward])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
  });

  it('never draws two nodes over one another, whatever the kind of bracket and its progress', () => {
    fc.assert(
      fc.property(bracketShapes, playings({}), (shape, playing) => {
        const bracket = buildBracket(playBracket(shape, playing).map(({ match }) => match));
        if (!bracket) throw new Error('no bracket');
        const nodes = layoutBracket(bracket).rounds.flatMap(({ nodes: each }) => each);
        for (const one of nodes)
          for (const other of nodes)
            if (one !== other && one.node.column === other.node.column) expect(Math.abs(one.y - other.y)).toBeGreaterThan(0.999);
      }),
      { numRuns: 200 },
    );
  });
});
