import { expect, it } from 'vitest';
import { robotsText } from '../../lib/server/robots-txt';

it('robots.txt names the sitemap and blocks crawlers from personal pages, in every language', () => {
  const lines = robotsText('https://riftweek.example').split('\n');
  expect(lines).toContain('Sitemap: https://riftweek.example/sitemap.xml');
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /account', 'Disallow: /ko/account', 'Disallow: /settings']));
  expect(lines.filter((line) => line.includes('/match'))).toEqual([]);
});
