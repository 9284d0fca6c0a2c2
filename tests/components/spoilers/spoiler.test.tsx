// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RevealButton } from '../../../components/spoilers/RevealButton';
import { Spoiler } from '../../../components/spoilers/Spoiler';
import { SpoilerArea } from '../../../components/spoilers/SpoilerArea';
import { useHistoryReveal, useReveal } from '../../../components/spoilers/use-reveal';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { Match } from '../../../lib/domain/match/match';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteHtml } from '../../support/render-site';

afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
});

function Page({ match }: { readonly match: Match }) {
  const result = useReveal(match);
  const history = useHistoryReveal(result);
  return (
    <>
      <Spoiler reveal={result} match={match}>
        score
      </Spoiler>
      <SpoilerArea reveal={history} note="Hidden" revealLabel="Show">
        form
      </SpoilerArea>
      <button type="button" aria-label="All" onClick={result.toggle} />
    </>
  );
}

const fromServer = (match: Match): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = siteHtml(<Page match={match} />);
  return page;
};

describe('an element wrapped as a spoiler', () => {
  it('is left out while results are hidden; history is shown by itself, or with the result', () => {
    saveSettings({ spoilerFree: true });
    const { container } = renderSite(<Page match={finishedMatch()} />);
    expect(container.textContent).toBe('HiddenShow');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(container.textContent).toBe('form');
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(container.textContent).toBe('scoreform');
    cleanup();
    const again = renderSite(<Page match={finishedMatch()} />);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(again.container.textContent).toBe('scoreform');
    expect([...container.querySelectorAll('[data-spoiler]')].every((each) => each.hasAttribute('data-revealed'))).toBe(true);
  });

  it('counts as history where the match has no result yet', () => {
    saveSettings({ spoilerFree: true });
    const { container } = renderSite(<Page match={notStartedMatch()} />);
    expect(container.textContent).toBe('scoreHiddenShow');
  });

  it('comes from the server marked for the style that covers it, areas with a cover in their place', () => {
    const page = fromServer(finishedMatch());
    expect([...page.querySelectorAll('[data-spoiler]')].map((each) => [each.textContent, each.getAttribute('data-spoiler')])).toEqual([
      ['score', ''],
      ['form', 'collapse'],
    ]);
    expect(page.querySelector('[data-cover=""]')?.textContent).toContain('Hidden');
    expect([...fromServer(notStartedMatch()).querySelectorAll('[data-spoiler]')].map(({ textContent }) => textContent)).toEqual(['form']);
  });
});

it('a part of a page has one button: in its cover to show it, then beside it to hide it again', () => {
  function Part() {
    const reveal = useReveal();
    return (
      <>
        <RevealButton reveal={reveal} hidesOnly />
        <SpoilerArea reveal={reveal} note="The table is hidden.">
          <p>T1 first</p>
        </SpoilerArea>
      </>
    );
  }
  saveSettings({ spoilerFree: true });
  renderSite(<Part />);
  const button = () => screen.getByRole('button');
  expect([button().textContent, screen.queryByText('T1 first')]).toEqual(['Show results', null]);
  fireEvent.click(button());
  expect([button().textContent, screen.queryByText('T1 first') !== null]).toEqual(['Hide results', true]);
  fireEvent.click(button());
  expect(button().textContent).toBe('Show results');
});
