import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { LinkTabs } from '../ui/LinkTabs';

const LISTS = ['leagues', 'series', 'tournaments'] as const;

/** The three lists of competitions, each a page beside the others. */
export function CompetitionTabs({ current }: { readonly current: (typeof LISTS)[number] }) {
  const t = useTranslate();
  return (
    <LinkTabs
      label={t('leagues.lists')}
      tabs={LISTS.map((key) => ({ key, label: t(`leagues.tabs.${key}`), href: paths[key]() }))}
      current={current}
    />
  );
}
