import {
  toggleLeague,
  toggleMatch,
  togglePlayer,
  toggleTeam,
  useFollowed,
  type FollowedLeague,
  type FollowOutcome,
} from '../../lib/client/following/following-store';
import { showToast } from '../../lib/client/page/toast-store';
import { ok } from '../../lib/domain/values/result';
import { useTranslate } from '../../lib/i18n/use-translate';
import { StarButton } from './StarButton';

type Props =
  | { readonly kind: 'league'; readonly of: FollowedLeague }
  | { readonly kind: 'team' | 'match'; readonly of: { readonly id: number; readonly name: string } }
  | { readonly kind: 'player'; readonly of: { readonly id: number; readonly name: string; readonly teamId: number | null } };

function toggle(props: Props): FollowOutcome {
  switch (props.kind) {
    case 'league':
      return toggleLeague(props.of.id, props.of);
    case 'team':
      return toggleTeam(props.of.id);
    case 'player':
      return togglePlayer(props.of.id, props.of.teamId);
    case 'match':
      return ok(toggleMatch(props.of.id));
  }
}

/** Follows a league (at most 8), a team or player (at most 50 each) or a match, stored locally; at the limit the notification says so. */
export function FollowStar(props: Props) {
  const t = useTranslate();
  const { kind, of } = props;
  const followed = useFollowed(kind, of.id);
  const toggleIt = (): boolean | null => {
    const outcome = toggle(props);
    if (outcome.ok) return outcome.value;
    if (kind !== 'match') showToast(t(`follow.${kind}Limit`, { max: outcome.error.max }));
    return null;
  };
  return <StarButton name={of.name} followed={followed} toggle={toggleIt} t={t} />;
}
