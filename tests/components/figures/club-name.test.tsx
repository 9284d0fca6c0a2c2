// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TeamCell } from '../../../components/standings/TeamCell';
import { renderSite } from '../../support/render-site';

it('a club in a table is called as fans call it, for those who hear it too; its whole name shows on hover', () => {
  const { container } = renderSite(<TeamCell place={1} team={{ id: 7, name: 'Hanwha Life Esports', acronym: 'HLE', img: null }} />);
  expect(screen.getByText('Hanwha Life').closest('[aria-hidden]')).toBeNull();
  expect(container.textContent).not.toContain('Hanwha Life Esports');
  expect(container.querySelector('[title="Hanwha Life Esports"]')).not.toBeNull();
});
