import { useSite } from '../../lib/client/page/site-context';
import { formatThousands } from '../../lib/domain/text/format';
import { paths } from '../../lib/domain/page/paths';
import type { PresencePlot } from '../../lib/domain/statistics/champion-plot';
import { someBansUnknown, type DraftCount } from '../../lib/domain/statistics/champion-stats';
import type { Locale } from '../../lib/domain/settings/locales';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { islandOnDemand } from '../island/island';
import { DayRange } from '../league/DayRange';
import { NewsTabs } from '../news/NewsTabs';
import { ChampionShares } from '../patch/ChampionShares';
import { ChampionChanges } from '../patch/ChampionChanges';
import type { PatchFigures } from '../../lib/domain/news/patch-figures';
import { PatchCard, PatchColumns } from '../patch/patch-styles';
import { PatchRows, type PatchRow } from '../patch/PatchRows';
import { PageHead } from '../head/PageHead';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { EmptyCard } from '../ui/EmptyState';
import { Fold } from '../ui/Fold';
import { Link } from '../ui/Link';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from './stage-page';
import { Spoiler } from '../spoilers/Spoiler';
import { CoverageNote } from '../figures/CoverageNote';

const MetaPlot = islandOnDemand(() => import('../patch/MetaPlot').then((module) => module.MetaPlot));

type ShownPatch = {
  readonly patch: PatchRow;
  /** The patch that it is compared with; null where there is none. */
  readonly before: string | null;
  /** Whether figures of the patch `before` are known. */
  readonly isComparable: boolean;
  /** Null where no draft is known. */
  readonly figures: PatchFigures | null;
  /** Null where too few champions have been picked. */
  readonly plot: PresencePlot | null;
  /** Patches beside it, newest first, this one among them. */
  readonly around: readonly string[];
};

type Props = {
  /** Null where no patch has been seen. */
  readonly shown: ShownPatch | null;
  /** All patches, newest first, on the page that lists them. */
  readonly all: readonly PatchRow[] | null;
};

/** What rose and fell on a patch since the one before, and what else was drafted on it; hidden with the results. */
export function PatchView({ shown, all }: Props) {
  const t = useTranslate();
  const version = shown?.patch.version ?? '';
  const { before = null, isComparable = false } = shown ?? {};
  const title = all === null ? t('patchNotes.pageTitle', { version }) : t('patchNotes.title');
  const description =
    all !== null
      ? t('patchNotes.description')
      : before !== null && isComparable
        ? t('patchNotes.pageDescription', { version, before })
        : t('patchNotes.pageDescriptionFirst', { version });
  return (
    <StagePage>
      <PageHead title={title} description={description} path={all === null ? paths.patch(version) : paths.patchNotes()} />
      <h1>{title}</h1>
      <NewsTabs current="patchNotes" />
      {shown === null ? (
        <EmptyCard title={t('patchNotes.empty')}>{t('patchNotes.emptyHint')}</EmptyCard>
      ) : (
        <Meta {...shown} named={all !== null} />
      )}
      {all === null || all.length < 2 ? null : <PatchRows patches={all} />}
    </StagePage>
  );
}

/** `named`: the page's heading does not name the patch. */
function Meta({ patch, before, isComparable, figures, plot, around, named }: ShownPatch & { readonly named: boolean }) {
  const t = useTranslate();
  const hasStats = useSite().hasStats;
  const reveal = useReveal();
  const { version, firstAt, lastAt, coverage } = patch;
  return (
    <>
      <LinkTabs
        chips
        label={t('patchNotes.others')}
        tabs={around.map((each) => ({ key: each, label: each, href: paths.patch(each) }))}
        current={version}
      />
      <PatchCard>
        <header>
          {named ? <h2>{t('patchNotes.patch', { version })}</h2> : null}
          <DayRange from={firstAt} until={lastAt} />
          <Spoiler tag="div" reveal={reveal}>
            {t('patchNotes.games', { count: coverage.games })} · {t('stats.anyCompetition')}
            <CoverageNote coverage={coverage} />
          </Spoiler>
        </header>
        {figures === null ? null : (
          <SpoilerArea reveal={reveal} note={t('patchNotes.hidden')}>
            <Changes figures={figures} version={version} before={before} isComparable={isComparable} />
          </SpoilerArea>
        )}
        {hasStats && figures !== null ? (
          <Link href={paths.statsOf(`patch:${version}`, 'champions')}>{t('patchNotes.toStats', { version })}</Link>
        ) : null}
      </PatchCard>
      {figures === null ? null : (
        <SpoilerArea reveal={reveal}>
          <Shares figures={figures} />
          {plot === null ? null : (
            <Fold title={t('stats.plot.caption', { scope: version })}>
              <MetaPlot plot={plot} version={version} />
            </Fold>
          )}
        </SpoilerArea>
      )}
    </>
  );
}

type ChangesProps = Pick<ShownPatch, 'before' | 'isComparable'> & { readonly figures: PatchFigures; readonly version: string };

function Changes({ figures, version, before, isComparable }: ChangesProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { rising, falling, drafts, draftsBefore } = figures;
  if (before === null) return null;
  if (!isComparable) return <p className="note">{t('patchNotes.noneBefore', { before })}</p>;
  if (draftsBefore === null) return <p className="note">{t('patchNotes.tooFew', { before })}</p>;
  const counts = (count: DraftCount) => countWords(count, locale);
  return (
    <>
      <PatchColumns data-wide>
        <ChampionChanges title={t('patchNotes.rising', { before })} changes={rising} />
        <ChampionChanges title={t('patchNotes.falling', { before })} changes={falling} />
      </PatchColumns>
      {someBansUnknown(drafts) || someBansUnknown(draftsBefore) ? (
        <p className="note">
          {t('patchNotes.changesOf', {
            now: t('patchNotes.knownOn', { ...counts(drafts), version }),
            then: t('patchNotes.knownOn', { ...counts(draftsBefore), version: before }),
          })}
        </p>
      ) : null}
    </>
  );
}

/** What was picked and banned most. Open where there is nothing to compare, or the page would be empty. */
function Shares({ figures: { picked, banned, drafts, draftsBefore } }: { readonly figures: PatchFigures }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Fold title={t('patchNotes.most')} open={draftsBefore === null}>
      <PatchColumns>
        <div>
          <h3>{t('patchNotes.picked')}</h3>
          <ChampionShares shares={picked} />
        </div>
        <div>
          <h3>{t('patchNotes.banned')}</h3>
          {banned.length === 0 ? <p className="note">{t('patchNotes.noBans')}</p> : <ChampionShares shares={banned} banned />}
          {someBansUnknown(drafts) ? <p className="note">{t('patchNotes.bansOf', countWords(drafts, locale))}</p> : null}
        </div>
      </PatchColumns>
    </Fold>
  );
}

function countWords(count: DraftCount, locale: Locale) {
  return { known: formatThousands(count.gamesWithBans, locale), games: formatThousands(count.games, locale) };
}
