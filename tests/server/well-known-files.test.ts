import { describe, expect, it } from 'vitest';
import { robotsText, securityText } from '../../lib/server/well-known-files';

it('robots.txt names the sitemap and blocks crawlers from personal pages, in every language', () => {
  const lines = robotsText('https://riftweek.example').split('\n');
  expect(lines).toContain('Sitemap: https://riftweek.example/sitemap.xml');
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /account', 'Disallow: /ko/account', 'Disallow: /settings']));
  expect(lines.filter((line) => line.includes('/match'))).toEqual([]);
});

const NOW = Date.parse('2026-11-22T08:20:00Z');
const DAY_MS = 86_400_000;

describe('security.txt', () => {
  it('names where to report to, its own address and an expiry within a year', () => {
    const lines = securityText({ siteUrl: 'https://riftweek.example', contact: 'mailto:security@riftweek.example', now: NOW }).split('\n');
    expect(lines).toContain('Contact: mailto:security@riftweek.example');
    expect(lines).toContain('Canonical: https://riftweek.example/.well-known/security.txt');
    const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length) ?? '');
    expect(expires).toBeGreaterThan(NOW + 30 * DAY_MS);
    expect(expires).toBeLessThan(NOW + 365 * DAY_MS);
  });

  it('links to the contact page where no address is configured', () => {
    expect(securityText({ siteUrl: 'https://riftweek.example', contact: undefined, now: NOW })).toContain(
      'Contact: https://riftweek.example/contact\n',
    );
  });
});
