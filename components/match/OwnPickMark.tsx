import type { OwnPick } from '../../lib/client/play/own-picks';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { SideName } from '../../lib/domain/match/match-state';
import type { Translate } from '../../lib/i18n/translate';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type Props = {
  readonly match: MatchSummary;
  readonly side: SideName;
  readonly picks: readonly OwnPick[];
  readonly t: Translate;
};

/** The coin beside the team on which the user has an open prediction. */
export function OwnPickMark({ match, side, picks, t }: Props) {
  if (!picks.some(({ matchId, team }) => matchId === match.id && team === match[side].name)) return null;
  return (
    <span className="own-pick">
      <Icon name="coins" size={14} />
      <VisuallyHidden> ({t('match.yourPick')})</VisuallyHidden>
    </span>
  );
}
