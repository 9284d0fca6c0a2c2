import { useState } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { Translate } from '../../lib/i18n/translate';
import { useTranslate } from '../../lib/i18n/use-translate';
import { fullName } from '../../lib/domain/match/match-names';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** What a screen reader announces of a running or finished match; '' for others. */
function scoreSentence(match: MatchSummary, t: Translate): string {
  if (match.overdue || (match.status !== 'running' && match.status !== 'finished')) return '';
  return t(match.status === 'running' ? 'match.scoreNow' : 'match.scoreFinal', {
    left: fullName(match.left),
    leftScore: match.left.score,
    right: fullName(match.right),
    rightScore: match.right.score,
  });
}

/** Says politely when the score changes or the match ends – not what the page was opened with, and nothing while results are hidden. */
export function LiveAnnouncement({ match, hidden }: { readonly match: MatchSummary; readonly hidden: boolean }) {
  const t = useTranslate();
  const sentence = scoreSentence(match, t);
  const [heard, setHeard] = useState(sentence);
  const [said, setSaid] = useState('');
  if (sentence !== heard) {
    setHeard(sentence);
    setSaid(sentence);
  }
  return <VisuallyHidden role="status">{hidden ? '' : said}</VisuallyHidden>;
}
