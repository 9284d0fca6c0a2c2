import { paths } from '../../lib/domain/page/paths';
import { PERIODS, type Period } from '../../lib/domain/play/score';
import { useTranslate } from '../../lib/i18n/use-translate';
import { LinkTabs } from '../ui/LinkTabs';
import { PERIOD_TEXTS } from './play-texts';

/** The rankings beside each other: everybody's by period, the reader's division, the reader's friends. */
export function RankingChips({ current }: { readonly current: Period | 'division' | 'friends' }) {
  const t = useTranslate();
  return (
    <LinkTabs
      chips
      label={t('play.period')}
      tabs={[
        ...PERIODS.map((each) => ({
          key: each,
          label: t(PERIOD_TEXTS[each]),
          href: paths.playRankings(each === 'week' ? undefined : each),
          current: each === current,
        })),
        { key: 'division', label: t('play.division'), href: paths.playDivision(), current: current === 'division' },
        { key: 'friends', label: t('play.friends'), href: paths.playFriends(), current: current === 'friends' },
      ]}
    />
  );
}
