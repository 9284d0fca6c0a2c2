import { catchUpMatches } from '../../lib/domain/match/catch-up';
import type { FinishedSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/paths';
import { useSiteNow } from '../../lib/client/site-clock';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MatchList } from '../match/MatchList';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { SectionHeading } from '../ui/SectionHeading';

const SHOWN = 3;
const LEAST_FLAMES = 3;

/** The best of the last day among the latest results, and the way to all of them; nothing before the clock is known, and where nothing stood out. */
export function CatchUpTeaser({ latest }: { readonly latest: readonly FinishedSummary[] }) {
  const t = useTranslate();
  const now = useSiteNow();
  const best = now === null ? [] : catchUpMatches(latest, 1, now).filter(({ worthWatching = 0 }) => worthWatching >= LEAST_FLAMES);
  if (best.length === 0) return null;
  return (
    <section aria-labelledby="catch-up">
      <SectionHeading id="catch-up" aside={<Link href={paths.catchUp()}>{t('match.catchUpAll')}</Link>}>
        {t('match.catchUp')}
      </SectionHeading>
      <Card>
        <MatchList matches={best.slice(0, SHOWN)} showLeague />
      </Card>
    </section>
  );
}
