import { useMemo } from 'react';
import { useOwnMatchRule } from '../../lib/client/following/following-store';
import { useSettings } from '../../lib/client/settings/settings-store';
import type { MatchSummary } from '../../lib/domain/match/match';
import { newestVersions } from '../../lib/domain/match/match-lists';
import { isUnderWay } from '../../lib/domain/match/match-state';
import { isOwnMatch } from '../../lib/domain/people/own-match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { useFreshMatches } from './use-fresh-matches';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/**
 * How many of the visitor's matches run, laid over the navigation's entry; nothing where none does.
 * @param today what the page came with: polling happens only while one of them runs or is about to
 */
export function OwnLive({ today }: { readonly today: readonly MatchSummary[] }) {
  const t = useTranslate();
  const rule = useOwnMatchRule();
  const { spoilerFree } = useSettings();
  const own = useMemo(() => today.filter((match) => isOwnMatch(match, rule, { spoilerFree })), [today, rule, spoilerFree]);
  const fresh = useFreshMatches(own);
  const count = newestVersions<MatchSummary>(own, fresh).filter(
    (match) => isUnderWay(match) && isOwnMatch(match, rule, { spoilerFree }),
  ).length;
  if (count === 0) return null;
  return (
    <b data-part="own-live">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('shell.ownLive', { count })}</VisuallyHidden>
    </b>
  );
}
