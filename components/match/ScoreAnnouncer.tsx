import { useState } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import { hides, type SpoilerChoice } from '../../lib/domain/match/spoilers';
import { useSpoilerChoice } from '../../lib/client/spoilers/spoiler-choice';
import type { Translate } from '../../lib/i18n/translate';
import { useTranslate } from '../../lib/i18n/use-translate';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { sideName } from '../../lib/domain/match/match-names';

function sentence(before: MatchSummary, after: MatchSummary, t: Translate): string | null {
  if (after.status !== 'running' && after.status !== 'finished') return null;
  const ended = before.status === 'running' && after.status === 'finished';
  const scored = before.left.score !== null && (before.left.score !== after.left.score || before.right.score !== after.right.score);
  if (!ended && !scored) return null;
  return t(ended ? 'match.scoreFinal' : 'match.scoreNow', {
    left: sideName(after.left, 'full'),
    leftScore: after.left.score,
    right: sideName(after.right, 'full'),
    rightScore: after.right.score,
  });
}

/** What to announce about the change from one state of the matches to the next: scores and ends, nothing that is hidden. */
function scoreNews(before: readonly MatchSummary[], after: readonly MatchSummary[], choice: SpoilerChoice, t: Translate): string {
  const known = new Map(before.map((match) => [match.id, match]));
  return after
    .flatMap((match) => {
      const old = known.get(match.id);
      return old && !hides({ result: match }, choice) ? (sentence(old, match, t) ?? []) : [];
    })
    .join('. ');
}

/** Announces changed scores and ended matches politely; silent while they are hidden. One on a page. */
export function ScoreAnnouncer({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const t = useTranslate();
  const choice = useSpoilerChoice();
  const [seen, setSeen] = useState(matches);
  const [text, setText] = useState('');
  if (seen !== matches) {
    setSeen(matches);
    const news = scoreNews(seen, matches, choice, t);
    if (news) setText(news);
  }
  return (
    <VisuallyHidden role="status" data-nosnippet="">
      {choice.spoilerFree ? '' : text}
    </VisuallyHidden>
  );
}
