/** A page of news as schema.org's NewsArticle. The headline must reveal no result. */
export function newsJsonLd(news: {
  readonly headline: string;
  readonly at: string;
  readonly address: string;
  readonly publisher: string;
  /** The page at its source; absent for what is our own. */
  readonly basedOn?: string;
  readonly about: readonly string[];
}) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: news.headline,
    datePublished: news.at,
    mainEntityOfPage: news.address,
    publisher: { '@type': 'Organization', name: news.publisher },
    ...(news.basedOn === undefined ? {} : { isBasedOn: news.basedOn }),
    ...(news.about.length === 0 ? {} : { about: news.about.map((name) => ({ '@type': 'Thing', name }) as const) }),
  } as const;
}
