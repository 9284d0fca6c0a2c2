import Head from 'next/head';
import styled from 'styled-components';
import { useSite } from '../../lib/client/page/site-context';
import { labelledText } from '../../lib/domain/text/list-text';
import { feedPath, type FeedFormat, type FeedKind } from '../../lib/domain/news/news-address';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Fold } from '../ui/Fold';
import { textLink } from '../ui/text-link';

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
    ${textLink}
  }
`;

/** The formats that programs for feeds read, with their names. */
const FORMATS: readonly (readonly [format: FeedFormat, name: string, type: string])[] = [
  ['rss', 'RSS', 'application/rss+xml'],
  ['atom', 'Atom', 'application/atom+xml'],
  ['json', 'JSON', 'application/feed+json'],
];

/** Where programs find the digests of a league, or of everything, without results, and links to all of its feeds for people. */
export function FeedLinks({ leagueId, title }: { readonly leagueId: number | null; readonly title: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const siteUrl = useSite().url;
  const feeds: readonly { readonly kind: FeedKind; readonly results: boolean; readonly label: string }[] = [
    { kind: 'digests', results: false, label: t('news.feedsWithout') },
    { kind: 'digests', results: true, label: t('news.feedsWith') },
    { kind: 'news', results: false, label: t('news.feedsNews') },
    { kind: 'results', results: true, label: t('news.feedsResults') },
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
            href={siteUrl + feedPath({ kind: 'digests', leagueId, format, locale, results: false })}
          />
        ))}
      </Head>
      <Fold title={FORMATS.map(([, name]) => name).join(' · ')}>
        <Feeds>
          {feeds.map(({ kind, results, label }) => (
            <li key={label}>
              {label}
              {FORMATS.map(([format, name]) => (
                <a key={format} href={feedPath({ kind, leagueId, format, locale, results })} aria-label={labelledText(label, name, locale)}>
                  {name}
                </a>
              ))}
            </li>
          ))}
        </Feeds>
      </Fold>
    </>
  );
}
