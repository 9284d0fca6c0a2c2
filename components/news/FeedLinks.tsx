import Head from 'next/head';
import styled from 'styled-components';
import { useSiteUrl } from '../../lib/client/site-url';
import { feedPath, type FeedFormat } from '../../lib/domain/news/news-address';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';

const Feeds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--sp-5);
  color: var(--dim-text-color);
  font-size: var(--fs-sm);

  & > li {
    display: flex;
    gap: var(--sp-2);
    align-items: center;
  }
  & a {
    display: inline-grid;
    place-items: center;
    min-width: 44px;
    min-height: max(32px, var(--hit));
    color: var(--hl-color1);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Of programs that read feeds, by name. */
const FORMATS: readonly (readonly [format: FeedFormat, name: string, type: string])[] = [
  ['rss', 'RSS', 'application/rss+xml'],
  ['atom', 'Atom', 'application/atom+xml'],
];

/** Where programs find the digests of a league, or of everything, and links to it for people. */
export function FeedLinks({ leagueId, title }: { readonly leagueId: number | null; readonly title: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const siteUrl = useSiteUrl();
  const kinds = [
    { results: false, label: t('news.feedsWithout') },
    { results: true, label: t('news.feedsWith') },
  ];
  return (
    <>
      <Head>
        {FORMATS.map(([format, name, type]) => (
          <link
            key={`feed-${format}`}
            rel="alternate"
            type={type}
            title={`${title} (${name})`}
            href={siteUrl + feedPath({ leagueId, format, locale, results: false })}
          />
        ))}
      </Head>
      <Feeds>
        {kinds.map(({ results, label }) => (
          <li key={label}>
            {label}
            {FORMATS.map(([format, name]) => (
              <a key={format} href={feedPath({ leagueId, format, locale, results })} aria-label={`${label}: ${name}`}>
                {name}
              </a>
            ))}
          </li>
        ))}
      </Feeds>
    </>
  );
}
