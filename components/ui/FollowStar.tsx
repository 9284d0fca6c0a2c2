import { toggleLeague, toggleTeam, useFollowed, type FollowedLeague } from '../../lib/client/following-store';
import { notify } from '../../lib/client/notification-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from './Icon';

type Props =
  | { readonly kind: 'league'; readonly of: FollowedLeague }
  | { readonly kind: 'team'; readonly of: { readonly id: number; readonly name: string } };

/** Follows a league (at most 8) or a team (at most 50), kept locally; at the limit the notification says so. */
export function FollowStar(props: Props) {
  const t = useTranslate();
  const { kind, of } = props;
  const followed = useFollowed(kind, of.id);

  const onClick = (): void => {
    const outcome = props.kind === 'league' ? toggleLeague(of.id, props.of) : toggleTeam(of.id);
    if (!outcome.ok) {
      notify(t(kind === 'league' ? 'follow.leagueLimit' : 'follow.teamLimit', { max: outcome.error.max }));
      return;
    }
    notify(t(outcome.value ? 'follow.followed' : 'follow.unfollowed', { name: of.name }));
  };

  const label = t('follow.label', { name: of.name });
  return (
    <button
      className="ui-star"
      type="button"
      aria-pressed={followed ?? false}
      aria-label={label}
      title={label}
      disabled={followed === null}
      onClick={onClick}
    >
      <Icon name="star" size={16} />
    </button>
  );
}
