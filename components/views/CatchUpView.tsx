import { CATCH_UP_DAYS, type CatchUpDays, type RecordedGame } from '../../lib/domain/schedule/catch-up';
import type { FinishedSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { CatchUpList, CatchUpRow } from '../catch-up/CatchUpRow';
import { HowFlames } from '../catch-up/HowFlames';
import { PageHead } from '../head/PageHead';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from './stage-page';

export type CatchUpProps = {
  readonly days: CatchUpDays;
  /** Matches most worth watching first, each with its games. */
  readonly rows: readonly { readonly match: FinishedSummary; readonly games: readonly RecordedGame[] }[];
};

const TEXTS = { 1: 'catchUp.day', 3: 'catchUp.threeDays', 7: 'catchUp.week' } as const;

/** `/catch-up`: the matches of the last days that are most worth watching, without a result. */
export function CatchUpView({ days, rows }: CatchUpProps) {
  const t = useTranslate();
  const tabs = CATCH_UP_DAYS.map((each) => ({ key: each, label: t(TEXTS[each]), href: paths.catchUp(each) }));
  return (
    <StagePage className="wide-page">
      <PageHead title={t('catchUp.title')} description={t('catchUp.description')} path={paths.catchUp(days)} />
      <h1>{t('catchUp.title')}</h1>
      <LinkTabs label={t('catchUp.range')} tabs={tabs} current={days} chips />
      <p className="sign-legend">
        <span>
          <Icon name="eye" size={12} />
          {t('catchUp.covered')}
        </span>
        {/* Only where results are hidden: the style knows. */}
        <span className="of-watched">{t('matchPage.markWatched')}</span>
      </p>
      <Card>
        {rows.length === 0 ? (
          <EmptyState title={t('catchUp.none')}>
            <div>{t('catchUp.noneHint')}</div>
            {days === CATCH_UP_DAYS.at(-1) ? null : <div>{t('catchUp.noneLonger')}</div>}
          </EmptyState>
        ) : (
          <CatchUpList>
            {rows.map(({ match, games }) => (
              <CatchUpRow key={match.id} match={match} games={games} />
            ))}
          </CatchUpList>
        )}
      </Card>
      <HowFlames />
    </StagePage>
  );
}
