// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LeaguesView } from '../../../components/views/LeaguesView';
import type { LeagueCatalogEntry } from '../../../lib/domain/models/read-models';
import { leagueEntry } from '../../support/entity-fixture';
import { renderSite } from '../../support/render-site';

const league = (id: number, name: string, overrides: Partial<LeagueCatalogEntry> = {}) =>
  leagueEntry({ id, name, acronym: name, ...overrides });
const leagues = [
  league(297, 'World Championship', { acronym: 'Worlds', regionId: 4, flag: 'un' }),
  league(293, 'LCK', { nextMatchAt: '2023-08-19T08:00:00Z' }),
  league(294, 'LPL', { regionId: 1, flag: 'cn', lastMatchAt: '2023-08-05T09:00:00Z' }),
  league(9001, 'Somewhere Cup', { regionId: -1, flag: null }),
  league(4000, 'LCK Challengers'),
];

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const chip = (name: string) => screen.getByRole('button', { name });

describe('the list of leagues', () => {
  it('is grouped by region, leagues without one last', () => {
    renderSite(<LeaguesView leagues={leagues} />);
    expect(headings()).toEqual(['International', 'Korea', 'China', 'Others']);
    const korea = screen.getByRole('region', { name: 'Korea' });
    expect(
      within(korea)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['LCK', '/league/293/lck'],
      ['LCK Challengers', '/league/4000/lck-challengers'],
    ]);
  });

  it('says when a league plays next, else when it last did', () => {
    renderSite(<LeaguesView leagues={leagues} />);
    expect(screen.getByRole('link', { name: 'LCK' }).closest('li')?.textContent).toContain('Next matchSat, 19 Aug 2023, 08:00');
    expect(screen.getByRole('link', { name: 'LPL' }).closest('li')?.textContent).toContain('Last match5 Aug 2023');
  });

  it('has a star for each league', () => {
    renderSite(<LeaguesView leagues={leagues} />);
    expect(screen.getByRole('button', { name: 'Follow LPL' })).toBeTruthy();
  });

  it('has the flag of a league’s country, and a trophy for an international event', () => {
    renderSite(<LeaguesView leagues={leagues} />);
    const row = (name: string) => screen.getByRole('link', { name }).closest('li');
    expect(row('LPL')?.querySelector('img')?.getAttribute('src')).toBe('/img/flags/cn.webp');
    expect(row('World Championship')?.querySelector('img')).toBeNull();
    expect(row('World Championship')?.querySelector('use')?.getAttribute('href')).toBe('#icon-trophy');
  });

  it('narrows to the chosen regions, and back', () => {
    renderSite(<LeaguesView leagues={leagues} />);
    fireEvent.click(chip('China'));
    expect(headings()).toEqual(['China']);
    fireEvent.click(chip('Korea'));
    expect(headings()).toEqual(['Korea', 'China']);
    expect(chip('China').getAttribute('aria-pressed')).toBe('true');
    expect(chip('Your regions').getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(chip('Your regions'));
    expect(headings()).toHaveLength(4);
  });

  it('is complete again once the last region is deselected', () => {
    renderSite(<LeaguesView leagues={leagues} />);
    fireEvent.click(chip('China'));
    fireEvent.click(chip('China'));
    expect(headings()).toHaveLength(4);
  });

  it('says that there is none', () => {
    renderSite(<LeaguesView leagues={[]} />);
    expect(screen.getByText('No tournaments yet')).toBeTruthy();
  });
});
