import { useSiteNow } from '../../lib/client/page/site-clock';
import { chanceTexts, favouredSide } from '../../lib/domain/match/favoured-side';
import type { MatchSummary } from '../../lib/domain/match/match';
import { matchResult } from '../../lib/domain/match/match-result';
import { hasResult, isUnderWay } from '../../lib/domain/match/match-state';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { CardTeam, CardTitle, ClubColors } from '../match/LiveCard';
import { matchAttributes } from '../match/match-attributes';
import { MatchScore } from '../match/MatchScore';
import { MatchTime, rowTiming } from '../match/MatchTime';
import { OwnPickMark } from '../match/OwnPickMark';
import { useRowReader } from '../match/use-row-reader';
import { EyeInPlace } from '../spoilers/RevealEye';
import { Spoiler, resultTeams } from '../spoilers/Spoiler';
import { MatchLink } from '../spoilers/SpoilerTeams';
import { useReveal } from '../spoilers/use-reveal';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type Props = {
  readonly match: MatchSummary;
  /** The chances that the page was loaded with: fresher versions of the match have none. */
  readonly chance: MatchSummary['chance'];
};

/** What the homepage begins with while nothing runs: two clubs in their colours, the start and the chances, or the score. A match that has begun since has a card of its own. */
export function LeadCard({ match, chance }: Props) {
  const reader = useRowReader();
  const { t, picks } = reader;
  const reveal = useReveal(match);
  const now = useSiteNow();
  const result = matchResult(match, reveal.hidden);
  const left = match.status === 'not_started' ? chance?.left : undefined;
  if (isUnderWay(match)) return null;
  return (
    <article className="lead-card" {...matchAttributes(match, reveal)} data-result-teams={resultTeams(match)}>
      <ClubColors match={match} />
      <header>
        <CardTitle match={match} />
      </header>
      <div className="board">
        <MatchLink
          match={match}
          t={t}
          team={(side) => (
            <CardTeam match={match} side={side} result={result} size={64}>
              <OwnPickMark match={match} side={side} picks={picks} t={t} />
            </CardTeam>
          )}
        />
        <span className="middle">
          {hasResult(match) ? <MatchScore match={match} /> : null}
          <MatchTime match={match} reader={reader} {...rowTiming(match, { now, showDay: 'lead', reader })} showLeague={false} flames />
          {hasResult(match) ? <EyeInPlace match={match} reveal={reveal} /> : null}
        </span>
      </div>
      {left === undefined ? null : <LeadOdds match={match} left={left} />}
    </article>
  );
}

/** Both chances at the ends of a bar. They follow from results. */
function LeadOdds({ match, left }: { readonly match: MatchSummary; readonly left: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const history = useReveal();
  const chances = chanceTexts(left, locale);
  return (
    <Spoiler
      className="odds"
      collapses
      reveal={history}
      data-favoured={left >= 0.5 ? 'left' : 'right'}
      style={{ '--share': left.toFixed(3) }}
    >
      <VisuallyHidden>{t('match.liveChance', favouredSide(match, left, locale))}</VisuallyHidden>
      <span aria-hidden>{chances.left}</span>
      <span aria-hidden>{chances.right}</span>
    </Spoiler>
  );
}
