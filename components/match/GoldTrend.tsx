import { formatThousands } from '../../lib/domain/text/format';
import type { LiveFigures } from '../../lib/domain/match/live-figures';
import type { MatchSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const WIDTH = 64;
const HEIGHT = 24;
/** A line over a shorter time would be a dash that says nothing. */
const LEAST_SECONDS = 300;
/** A smaller lead is not drawn any larger. */
const LEAST_GOLD = 2_000;

type Props = { readonly match: MatchSummary; readonly leads: NonNullable<LiveFigures['leads']> };

/** The gold lead of the last minutes as a small line around even, up for the team named first; with a text for screen readers. */
export function GoldTrend({ match, leads }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [first, last] = [leads[0], leads.at(-1)];
  if (!first || !last || last[0] - first[0] < LEAST_SECONDS) return null;
  const most = Math.max(LEAST_GOLD, ...leads.map(([, lead]) => Math.abs(lead)));
  const span = Math.max(1, last[0] - first[0]);
  const at = ([seconds, lead]: readonly [number, number]) =>
    [((seconds - first[0]) / span) * WIDTH, (HEIGHT / 2) * (1 - lead / most)].map((each) => each.toFixed(1)).join(' ');
  const words = (lead: number) => {
    const team = sideName(lead < 0 ? match.right : match.left, 'short');
    return lead === 0 ? t('match.goldEven') : t('match.goldAhead', { team, gold: formatThousands(Math.abs(lead), locale) });
  };
  const text = t('match.goldTrend', { minutes: Math.round(span / 60), before: words(first[1]), now: words(last[1]) });
  return (
    <span className="trend" title={text}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} preserveAspectRatio="none" aria-hidden focusable="false">
        <path className="even" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path d={`M${leads.map(at).join('L')}`} />
      </svg>
    </span>
  );
}
