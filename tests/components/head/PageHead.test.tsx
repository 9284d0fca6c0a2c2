// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PageHead } from '../../../components/head/PageHead';
import { BARE_SITE, SiteProvider } from '../../../lib/client/page/site-context';
import { LOCALES } from '../../../lib/domain/settings/locales';

vi.mock('next/head', () => ({ default: ({ children }: { children: React.ReactNode }) => <div>{children}</div> }));
vi.mock('next/router', () => ({ useRouter: () => ({ locale: 'ko' }) }));

describe('PageHead', () => {
  it('gives absolute addresses of the page in its own locale and in every other one', () => {
    render(
      <SiteProvider value={{ ...BARE_SITE, url: 'https://riftweek.example' }}>
        <PageHead title="Team" path="/team/7/젠지" />
      </SiteProvider>,
    );
    // React puts links into the document's head.
    const links = [...document.querySelectorAll('link')].map((link) => [link.rel, link.hreflang, link.getAttribute('href')]);
    const slug = encodeURI('젠지');
    expect(links).toEqual([
      ['canonical', '', `https://riftweek.example/ko/team/7/${slug}`],
      ...LOCALES.map((locale) => ['alternate', locale, `https://riftweek.example${locale === 'en' ? '' : `/${locale}`}/team/7/${slug}`]),
      ['alternate', 'x-default', `https://riftweek.example/team/7/${slug}`],
    ]);
  });

  it('gives no address to a page that has none', () => {
    render(<PageHead title="Not found" />);
    expect(document.querySelectorAll('link')).toHaveLength(0);
  });
});
