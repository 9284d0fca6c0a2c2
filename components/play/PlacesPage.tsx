import type { ReactNode } from 'react';
import { paths } from '../../lib/domain/page/paths';
import { PERIODS, type Period } from '../../lib/domain/play/score';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { LinkTabs } from '../ui/LinkTabs';
import { PERIOD_TEXTS } from '../../lib/i18n/play-texts';
import { PlayPage } from './PlayPage';

type Props = {
  readonly ranking: Period | 'division' | 'friends';
  readonly title: string;
  /** See `PlayPage`. */
  readonly heading?: string;
  readonly description: string;
  /** What is ranked, where the description does not say it. */
  readonly note?: ReactNode;
  /** Shown instead of places, where there can be none. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
};

const hrefOf = (ranking: Props['ranking']): string =>
  ranking === 'division'
    ? paths.playDivision()
    : ranking === 'friends'
      ? paths.playFriends()
      : paths.playRankings(ranking === 'week' ? undefined : ranking);

/**
 * A ranking of players, beside the others: everybody's by period, the reader's
 * division, the reader's friends. Places follow from results, and are hidden with them.
 */
export function PlacesPage({ ranking, title, heading = title, description, note = description, instead, children }: Props) {
  const t = useTranslate();
  const reveal = useReveal();
  return (
    <PlayPage title={title} heading={heading} description={description} tab="rankings" path={hrefOf(ranking)}>
      <LinkTabs
        chips
        label={t('play.period')}
        tabs={[...PERIODS, 'division' as const, 'friends' as const].map((each) => ({
          key: each,
          label: t(each === 'division' || each === 'friends' ? `play.${each}` : PERIOD_TEXTS[each]),
          href: hrefOf(each),
        }))}
        current={ranking}
      />
      <p>{note}</p>
      {instead ?? (
        <SpoilerArea reveal={reveal} note={t('play.rankingsHidden')}>
          {children}
        </SpoilerArea>
      )}
    </PlayPage>
  );
}
