// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FoldedMatches } from '../../../components/match/FoldedMatches';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

const show = (count: number) =>
  renderSite(<FoldedMatches kind="results" matches={Array.from({ length: count }, (_, index) => finishedMatch({ id: index + 1 }))} />);

describe('a long list of matches', () => {
  it('shows its first eight rows, and all of them at a tap', () => {
    show(12);
    const button = screen.getByRole('button', { name: 'All results (12)' });
    expect([button.getAttribute('aria-expanded'), document.querySelectorAll('li[data-match]').length]).toEqual(['false', 12]);
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(list?.dataset['folded']).toBe('8');
    fireEvent.click(button);
    expect([button.getAttribute('aria-expanded'), list?.dataset['folded'], button.textContent]).toEqual(['true', undefined, 'Show fewer']);
    fireEvent.click(button);
    expect(list?.dataset['folded']).toBe('8');
  });

  it('is whole where little is left', () => {
    show(10);
    expect([screen.queryByRole('button', { name: /^All/ }), screen.getAllByRole('listitem').length]).toEqual([null, 10]);
  });
});
