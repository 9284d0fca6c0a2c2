import { useSite } from '../../lib/client/page/site-context';
import { patchCoverage, type Patch } from '../../lib/domain/news/patch-notes';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { DayRange } from '../league/DayRange';
import { NewsTabs } from '../news/NewsTabs';
import { ChampionShares } from '../patch/ChampionShares';
import { PatchCard } from '../patch/patch-styles';
import { PatchGames } from '../patch/PatchGames';
import { PageAddress } from '../head/PageAddress';
import { PageTitle } from '../head/PageTitle';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { SpoilerCover } from '../spoilers/SpoilerCover';
import { useReveal } from '../spoilers/use-reveal';
import { StagePage } from './stage-page';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';

/** Patches that matches were played on, newest first. What was drafted is hidden with the results. */
export function PatchNotesView({ patches }: { readonly patches: readonly Patch[] }) {
  const t = useTranslate();
  const hasStats = useSite().hasStats;
  const reveal = useReveal();
  return (
    <StagePage>
      <PageTitle title={t('patchNotes.title')} description={t('patchNotes.description')} />
      <PageAddress path={paths.patchNotes()} />
      <h1>{t('patchNotes.title')}</h1>
      <NewsTabs current="patchNotes" />
      {patches.length === 0 ? (
        <Card>
          <EmptyState title={t('patchNotes.empty')}>{t('patchNotes.emptyHint')}</EmptyState>
        </Card>
      ) : (
        <>
          <p>{t('patchNotes.intro')}</p>
          <SpoilerCover reveal={reveal} note={t('patchNotes.hidden')} />
        </>
      )}
      {patches.map((patch) => (
        <PatchCard key={patch.version}>
          <header>
            <h2>
              <Link href={paths.patch(patch.version)}>{t('patchNotes.patch', { version: patch.version })}</Link>
            </h2>
            <DayRange from={patch.firstAt} until={patch.lastAt} />
            <PatchGames reveal={reveal} coverage={patchCoverage(patch)} />
          </header>
          {patch.picked.length === 0 ? null : (
            /* In a patch's first days, shares would reveal how many games its few matches had. */
            <SpoilerArea reveal={reveal}>
              <div className="columns">
                <div>
                  <h3>{t('patchNotes.picked')}</h3>
                  <ChampionShares shares={patch.picked} />
                </div>
                <div>
                  <h3>{t('patchNotes.banned')}</h3>
                  {patch.banned.length === 0 ? (
                    <p className="note">{t('patchNotes.noBans')}</p>
                  ) : (
                    <ChampionShares shares={patch.banned} banned />
                  )}
                </div>
              </div>
            </SpoilerArea>
          )}
          {hasStats && patch.picked.length > 0 ? (
            <Link href={paths.statsOf(`patch:${patch.version}`)}>{t('patchNotes.toStats', { version: patch.version })}</Link>
          ) : null}
        </PatchCard>
      ))}
    </StagePage>
  );
}
