import { isPatch, patchName } from '../../lib/domain/match/patch-name';
import { paths } from '../../lib/domain/page/paths';
import { cacheTag } from '../../lib/domain/page/cache-tags';
import { championPlot } from '../../lib/domain/statistics/champion-plot';
import { EVERY_PICK } from '../../lib/domain/statistics/champion-stats';
import { patchFigures } from '../../lib/domain/statistics/patch-figures';
import { PatchView, type PatchViewProps } from '../../components/views/PatchView';
import { patchCoverage } from '../../lib/domain/news/patch-notes';
import { publicPage } from '../../lib/server/pages/public-page';
import { single } from '../../lib/server/pages/query-parameters';
import { readPatchList } from '../../lib/store/models/site-documents';
import { readChampionStats } from '../../lib/store/models/entity-documents';

export default PatchView;

/** Patches beside the chosen one that the page links to, on each side. */
const NEIGHBORS = 4;

/** Three reads: the list of patches, and the champions of this one and the one before. */
export const getServerSideProps = publicPage<PatchViewProps>(async ({ params }) => {
  const asked = single(params['version']) ?? '';
  const version = patchName(asked);
  if (version !== asked && isPatch(version)) return { kind: 'redirect', to: paths.patch(version), status: 308 };
  const patches = (await readPatchList())?.patches ?? [];
  const index = patches.findIndex((patch) => patch.version === version);
  const patch = patches[index];
  if (!patch) return { kind: 'notFound', tags: [cacheTag.patches] };
  const before = patches[index + 1]?.version ?? null;
  const [own, earlier] = await Promise.all([
    readChampionStats(`patch:${patch.version}`),
    before === null ? null : readChampionStats(`patch:${before}`),
  ]);
  const { firstAt, lastAt } = patch;
  return {
    kind: 'page',
    props: {
      patch: { version: patch.version, firstAt, lastAt },
      coverage: patchCoverage(patch),
      before,
      figures: own && patchFigures(own, earlier),
      plot: own && championPlot(own, EVERY_PICK, before === null || earlier === null ? null : { name: before, document: earlier }),
      isComparable: earlier !== null,
      around: patches.slice(Math.max(0, index - NEIGHBORS), index + NEIGHBORS + 1).map((each) => each.version),
    },
    tags: [cacheTag.patches, cacheTag.stats(`patch:${patch.version}`), ...(before === null ? [] : [cacheTag.stats(`patch:${before}`)])],
  };
});
