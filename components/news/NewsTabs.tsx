import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { LinkTabs } from '../ui/LinkTabs';

/** The pages beside one another under "News". */
export function NewsTabs({ current }: { readonly current: 'news' | 'patchNotes' | 'videos' }) {
  const t = useTranslate();
  const tabs = [
    { key: 'news', label: t('newsTabs.news'), href: paths.news() },
    { key: 'patchNotes', label: t('newsTabs.patchNotes'), href: paths.patchNotes() },
    { key: 'videos', label: t('newsTabs.videos'), href: paths.videos() },
  ];
  return <LinkTabs label={t('newsTabs.label')} tabs={tabs} current={current} />;
}
