// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RuleRows } from '../../../components/notifications/RuleRows';
import { NEW_USER_DATA } from '../../../lib/domain/people/user-data';
import { renderSite } from '../../support/render-site';

it('alerts of single teams lead to where teams are followed while none is', () => {
  renderSite(<RuleRows data={NEW_USER_DATA} save={() => Promise.resolve()} />);
  expect(screen.getByRole('link', { name: 'Follow teams or tournaments first.' }).getAttribute('href')).toBe('/settings/following');
});
