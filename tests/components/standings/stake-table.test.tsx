// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { StakeTable } from '../../../components/standings/StakeTable';
import type { MatchStake } from '../../../lib/domain/competition/scenarios/match-stake';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

const through = { status: 'in', chance: 1 } as const;
const outlook = (chance: number) => ({ status: 'open', chance }) as const;
const match = notStartedMatch();
/** Only for the right team anything is at stake. */
const stake: MatchStake = {
  ...{ places: 6, remaining: 4, rated: 4, left: through, right: outlook(0.3) },
  results: [
    { winner: 'left', chance: 0.7, left: through, right: outlook(0.1) },
    { winner: 'right', chance: 0.3, left: through, right: outlook(0.6) },
  ],
};

const rows = (linked: boolean) => {
  const { container, unmount } = renderSite(<StakeTable caption="At stake" places={6} rows={[{ match, stake }]} linked={linked} />);
  const names = [...container.querySelectorAll('.side > .short')].map(({ textContent }) => textContent);
  unmount();
  return names;
};

it('a match’s own table of what is at stake has both teams, one in a list those it means something to', () => {
  expect(rows(false)).toHaveLength(2);
  expect(rows(true)).toEqual([rows(false)[1]]);
});
