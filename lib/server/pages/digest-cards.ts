import type { HomeCardData } from '../../domain/models/home-cards';
import type { DigestItem, DigestMatch } from '../../domain/news/digest';
import { digestPath } from '../../domain/news/news-address';
import { topDigests } from '../../domain/news/news-days';
import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';
import { formatListedDay } from '../../domain/schedule/day-format';
import type { Locale } from '../../domain/settings/locales';
import { leagueFix } from '../../domain/leagues/league-table';
import { competitionName } from '../../i18n/competition-name';
import { coverOf, headlineOf } from '../../i18n/digest-headline';
import { translator } from '../../i18n/message-registry';
import type { Translate } from '../../i18n/translate';
import { readNewsHead } from '../../store/models/site-documents';
import { ProcessValue } from '../process-value';
import { sharedRegistry } from '../shared-registry';

/** As many digests as fit side by side. */
const MOST_DIGESTS = 3;
/** As many matches as fit on a card. */
const MOST_PAIRINGS = 3;

declare module '../shared-registry' {
  interface SharedRegistry {
    /** The latest digests of the leagues that matter most. */
    topDigests?: ProcessValue<readonly DigestItem[]> | null;
  }
}

const readTopDigests = async () => topDigests((await readNewsHead('all'))?.items ?? [], MOST_DIGESTS);

const pairingOf = ({ left, right }: DigestMatch, t: Translate) =>
  [left, right].map(({ acronym, name }) => acronym || name).join(` ${t('match.versus')} `);

/** The homepage's cards of digests, the most important league's first. From the process's copy: the list of news is long. */
export async function loadDigestCards(
  now: number,
  locale: Locale,
): Promise<{ readonly digests: HomeCardData['digests']; readonly tags: readonly CacheTag[] }> {
  const tag = cacheTag.news('all');
  const items = await (sharedRegistry().topDigests ??= new ProcessValue({ name: 'top digests', load: readTopDigests, tag })).get(now);
  const t = translator(locale);
  const digests = items.flatMap((item) => {
    const { angle, league, day, matches } = item;
    const lead = matches.find(({ matchId }) => matchId === angle.matchId);
    if (!lead) return [];
    const about = [leagueFix(league.id, league.name)?.acronym ?? league.name, formatListedDay(day, new Date(now).getUTCFullYear(), locale)];
    return [
      {
        href: digestPath(item),
        headline: headlineOf(item, angle, lead, t),
        pairings: matches.length > MOST_PAIRINGS ? '' : matches.map((match) => pairingOf(match, t)).join(' · '),
        cover: coverOf(item, locale, t),
        about: about.map((name) => competitionName(name, t)).join(' · '),
      },
    ];
  });
  return { digests, tags: [tag] };
}
