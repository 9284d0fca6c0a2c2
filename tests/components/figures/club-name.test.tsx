// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TeamCell } from '../../../components/standings/TeamCell';
import { renderSite } from '../../support/render-site';

const cell = (name: string) => renderSite(<TeamCell place={1} team={{ id: 7, name, acronym: 'HLE', img: null }} />).container;

it('a club in a table is called as fans call it, and by its whole name for those who hear it', () => {
  const container = cell('Hanwha Life Esports');
  expect(screen.getByText('Hanwha Life').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Hanwha Life Esports').className).toContain('ui-hidden');
  expect(container.querySelector('[title="Hanwha Life Esports"]')).not.toBeNull();
});

it('a name that is short already stands once', () => {
  expect(cell('T1').querySelectorAll('.ui-hidden')).toHaveLength(0);
});
