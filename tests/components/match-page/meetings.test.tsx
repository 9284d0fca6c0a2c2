// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Meetings } from '../../../components/match-page/Meetings';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

it('a meeting that was forfeited is won by whom the forfeit gave it to, whatever the score', () => {
  const meeting = finishedMatch({ forfeit: true, winnerId: 1 });
  const { left, right } = meeting;
  renderSite(<Meetings left={left} right={right} headToHead={{ leftWins: 0, rightWins: 1, draws: 0, matches: [meeting] }} />);
  const won = screen.getByRole('list').querySelectorAll('[data-won]');
  expect([...won].map((side) => side.getAttribute('data-place'))).toEqual(['right']);
});
