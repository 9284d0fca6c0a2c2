import styled from 'styled-components';
import { ARCHIVE_PAGE, archiveOf, letterText, type ArchiveIndex, type ArchiveLetter } from '../../lib/domain/page/archive';
import { paths } from '../../lib/domain/page/paths';
import type { SearchEntry } from '../../lib/domain/search/search-entry';
import { dayNumber, formatDay } from '../../lib/domain/schedule/day-format';
import { weekdayIndex } from '../../lib/domain/values/week';
import { SEARCH_TYPES } from '../../lib/domain/search/search-types';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { PageHead } from '../head/PageHead';
import { island } from '../island/island';
import { entryHref } from '../search/HitParts';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import { StagePage } from './stage-page';

type ArchiveName = Pick<SearchEntry, 'type' | 'id' | 'name'>;

export type ArchiveViewProps =
  | { readonly shows: 'index'; readonly index: ArchiveIndex }
  | { readonly shows: 'names'; readonly letter: ArchiveLetter; readonly names: readonly ArchiveName[] };

const Page = styled(StagePage)`
  & > p {
    max-width: 68ch;
    color: var(--dim-text-color);
  }
  & .months {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
    gap: var(--sp-4);
  }
  & h3 {
    margin-bottom: var(--sp-2);
    font-size: var(--fs-sm);
    font-weight: 600;
  }
  & .links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-1);
  }
  & .links a {
    display: grid;
    place-items: center;
    min-width: max(34px, var(--hit));
    min-height: max(32px, var(--hit));
    padding: 0 8px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-s);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  /* A month's sheet: Mondays on the left. */
  & .month {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
  & .month a {
    grid-column: var(--column);
    min-width: 0;
    padding: 0;
  }
  & .names {
    columns: 220px;
    column-gap: var(--sp-4);
  }
  & .names li {
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
  & .names a {
    display: inline-block;
    padding: 5px 0;
  }
  & .names a:hover,
  & .links a:hover {
    color: var(--main-color);
  }
`;

/**
 * Links to everything with a page: days of matches, lists of tournaments and
 * news, and names by their first letter. It reveals no result.
 */
export function ArchiveView(props: ArchiveViewProps) {
  const t = useTranslate();
  const isIndex = props.shows === 'index';
  const title = isIndex ? t('archive.title') : t('archive.titleOf', { letter: letterText(props.letter) });
  return (
    <Page className="wide-page">
      <PageHead
        title={title}
        description={isIndex ? t('archive.description') : t('archive.descriptionOf', { letter: letterText(props.letter) })}
        path={isIndex ? ARCHIVE_PAGE : archiveOf(props.letter)}
      />
      <h1>{title}</h1>
      {isIndex ? (
        <ArchiveIndex index={props.index} />
      ) : (
        <>
          <p>
            <Link href={ARCHIVE_PAGE}>{t('archive.back')}</Link>
          </p>
          <ArchiveNames names={props.names} />
        </>
      )}
    </Page>
  );
}

const ArchiveIndex = island(function ArchiveIndex({ index }: { readonly index: ArchiveIndex }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <TitledSection id="archive-names" title={t('archive.names')}>
        <div className="links">
          {index.letters.map((letter) => (
            <Link key={letter} href={archiveOf(letter)}>
              {letterText(letter)}
            </Link>
          ))}
        </div>
      </TitledSection>
      <TitledSection id="archive-tournaments" title={t('leagues.title')}>
        <div className="links">
          {index.years.flatMap(({ year, pages }) =>
            Array.from({ length: pages }, (_, at) => (
              <Link key={`${year}-${at}`} href={paths.tournamentsOf({ year, page: at + 1 })}>
                {pages === 1 ? year : `${year} · ${at + 1}`}
              </Link>
            )),
          )}
        </div>
      </TitledSection>
      <TitledSection id="archive-days" title={t('archive.days')}>
        <div className="months">
          {index.months.map(({ month, days }) => (
            <div key={month}>
              <h3>{formatDay(`${month}-01`, 'month', locale)}</h3>
              <div className="links month">
                {days.map((day) => (
                  <Link
                    key={day}
                    href={paths.matches(day)}
                    aria-label={formatDay(day, 'full', locale)}
                    style={{ '--column': weekdayIndex(day) + 1 }}
                  >
                    {dayNumber(day)}
                  </Link>
                ))}
              </div>
            </div>
          ))}
        </div>
      </TitledSection>
      {index.newsPages === 0 ? null : (
        <TitledSection id="archive-news" title={t('archive.news')}>
          <div className="links">
            {Array.from({ length: index.newsPages }, (_, at) => (
              <Link key={at} href={paths.newsOf({ page: at + 1 })}>
                {at + 1}
              </Link>
            ))}
          </div>
        </TitledSection>
      )}
    </>
  );
});

const ArchiveNames = island(function ArchiveNames({ names }: { readonly names: readonly ArchiveName[] }) {
  const t = useTranslate();
  return SEARCH_TYPES.map((type) => {
    const own = names.filter((each) => each.type === type);
    return own.length === 0 ? null : (
      <TitledSection key={type} id={`archive-${type}`} title={t(`search.groups.${type}`)}>
        <ul className="names">
          {own.map((entry) => (
            <li key={entry.id}>
              <Link href={entryHref(entry)}>{entry.name}</Link>
            </li>
          ))}
        </ul>
      </TitledSection>
    );
  });
});
