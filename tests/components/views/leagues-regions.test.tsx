// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, describe, it } from 'vitest';
import { LeaguesView } from '../../../components/views/LeaguesView';
import { saveRegions } from '../../../lib/client/regions-store';
import { DEFAULT_REGIONS_ORDER } from '../../../lib/domain/user-data';
import { renderSite } from '../../support/render-site';

const league = (id: number, name: string, regionId: number) => ({
  id,
  name,
  acronym: name,
  img: null,
  regionId,
  flag: null,
  currentSerie: null,
  nextMatchAt: null,
  lastMatchAt: null,
});
const LEAGUES = [league(293, 'LCK', 6), league(302, 'CBLOL', 0), league(294, 'LPL', 1)];
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the list of leagues', () => {
  it('shows every region to who has chosen none', () => {
    renderSite(<LeaguesView leagues={LEAGUES} />);
    expect(names()).toEqual(['LCK', 'CBLOL', 'LPL']);
  });

  it('shows the visitor’s regions in their order, and all of them by a tap', async () => {
    const first = [1, 0].map((id, order) => ({ id, selected: true, order }));
    const others = DEFAULT_REGIONS_ORDER.filter(({ id }) => id > 1).map(({ id }, index) => ({ id, selected: false, order: index + 2 }));
    saveRegions([...first, ...others]);
    renderSite(<LeaguesView leagues={LEAGUES} />);
    expect(names()).toEqual(['LPL', 'CBLOL']);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(names()).toEqual(['LPL', 'CBLOL', 'LCK']);
  });
});
