import { useSite } from '../../lib/client/page/site-context';
import { formatThousands } from '../../lib/domain/text/format';
import type { Patch } from '../../lib/domain/news/patch-notes';
import { paths } from '../../lib/domain/page/paths';
import type { PresencePlot } from '../../lib/domain/statistics/champion-plot';
import { someBansUnknown, type DraftCount } from '../../lib/domain/statistics/champion-stats';
import type { Coverage } from '../../lib/domain/statistics/coverage';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { islandOnDemand } from '../island/island';
import { DayRange } from '../league/DayRange';
import { NewsTabs } from '../news/NewsTabs';
import { ChampionShares } from '../patch/ChampionShares';
import type { PatchFigures as Figures, ShareChange } from '../../lib/domain/statistics/patch-figures';
import { PatchCard } from '../patch/patch-styles';
import { PatchGames } from '../patch/PatchGames';
import { PageAddress } from '../head/PageAddress';
import { PageTitle } from '../head/PageTitle';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { Link } from '../ui/Link';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from './stage-page';

const MetaPlot = islandOnDemand(() => import('../patch/MetaPlot').then((module) => module.MetaPlot));

export type PatchViewProps = {
  readonly patch: Pick<Patch, 'version' | 'firstAt' | 'lastAt'>;
  /** Of the patch's games, those whose drafts are known. */
  readonly coverage: Coverage;
  /** The patch before it that matches were played on. */
  readonly before: string | null;
  /** Whether figures of that one are known. */
  readonly isComparable: boolean;
  /** Null where no draft is known. */
  readonly figures: Figures | null;
  /** Null where too few champions have been picked. */
  readonly plot: PresencePlot | null;
  /** Patches beside it, newest first, this one among them. */
  readonly around: readonly string[];
};

const NO_FIGURES: Figures = {
  ...{ drafts: { games: 0, gamesWithBans: 0 }, draftsBefore: null },
  ...{ picked: [], banned: [], rising: [], falling: [] },
};

/** What was drafted on a patch, and how that changed since the one before; hidden with the results. */
export function PatchView({ patch, coverage, before, isComparable, figures, plot, around }: PatchViewProps) {
  const t = useTranslate();
  const hasStats = useSite().hasStats;
  const reveal = useReveal();
  const { version, firstAt, lastAt } = patch;
  const { picked, banned, rising, falling, drafts, draftsBefore } = figures ?? NO_FIGURES;
  const locale = useLocale();
  const counts = (count: DraftCount) => ({
    known: formatThousands(count.gamesWithBans, locale),
    games: formatThousands(count.games, locale),
  });
  const compared = before !== null && rising.length + falling.length > 0;
  const description =
    before !== null && isComparable
      ? t('patchNotes.pageDescription', { version, before })
      : t('patchNotes.pageDescriptionFirst', { version });
  return (
    <StagePage>
      <PageTitle title={t('patchNotes.pageTitle', { version })} description={description} />
      <PageAddress path={paths.patch(version)} />
      <h1>{t('patchNotes.pageTitle', { version })}</h1>
      <NewsTabs current="patchNotes" />
      <LinkTabs
        chips
        label={t('patchNotes.others')}
        tabs={around.map((each) => ({ key: each, label: each, href: paths.patch(each), current: each === version }))}
      />
      <PatchCard>
        <header>
          <DayRange from={firstAt} until={lastAt} />
          <PatchGames reveal={reveal} coverage={coverage} />
        </header>
        {figures === null ? null : (
          <SpoilerArea reveal={reveal} note={t('patchNotes.hidden')}>
            <div className="columns">
              <div>
                <h2>{t('patchNotes.picked')}</h2>
                <ChampionShares shares={picked} />
              </div>
              <div>
                <h2>{t('patchNotes.banned')}</h2>
                {banned.length === 0 ? <p className="note">{t('patchNotes.noBans')}</p> : <ChampionShares shares={banned} banned />}
                {someBansUnknown(drafts) ? <p className="note">{t('patchNotes.bansOf', counts(drafts))}</p> : null}
              </div>
            </div>
          </SpoilerArea>
        )}
        {figures !== null && before !== null && !isComparable ? <p className="note">{t('patchNotes.noneBefore', { before })}</p> : null}
        {hasStats && figures !== null ? <Link href={paths.statsOf(`patch:${version}`)}>{t('patchNotes.toStats', { version })}</Link> : null}
      </PatchCard>
      {plot === null ? null : (
        <SpoilerArea reveal={reveal}>
          <MetaPlot plot={plot} version={version} />
        </SpoilerArea>
      )}
      {compared ? (
        <SpoilerArea reveal={reveal}>
          <PatchCard>
            <div className="columns">
              <Changes title={t('patchNotes.rising', { before })} changes={rising} />
              <Changes title={t('patchNotes.falling', { before })} changes={falling} />
            </div>
            {draftsBefore !== null && (someBansUnknown(drafts) || someBansUnknown(draftsBefore)) ? (
              <p className="note">
                {t('patchNotes.changesOf', {
                  now: t('patchNotes.knownOn', { ...counts(drafts), version }),
                  then: t('patchNotes.knownOn', { ...counts(draftsBefore), version: before }),
                })}
              </p>
            ) : null}
          </PatchCard>
        </SpoilerArea>
      ) : null}
    </StagePage>
  );
}

function Changes({ title, changes }: { readonly title: string; readonly changes: readonly ShareChange[] }) {
  const t = useTranslate();
  const points = (change: number) => `${change > 0 ? '+' : '−'}${Math.abs(Math.round(change * 100))}`;
  const byId = new Map(changes.map((each) => [each.champion.id, each]));
  return (
    <div>
      <h2>{title}</h2>
      <ChampionShares
        shares={changes}
        note={({ champion }) => {
          const change = byId.get(champion.id)?.change;
          return change === undefined ? null : t('patchNotes.points', { change: points(change) });
        }}
      />
    </div>
  );
}
