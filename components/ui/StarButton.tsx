import { showToast } from '../../lib/client/page/toast-store';
import type { Translate } from '../../lib/i18n/translate';
import { Icon } from './Icon';

type Props = {
  /** The name of what is followed. */
  readonly name: string;
  /** Whether it is followed; null until that is known. */
  readonly followed: boolean | null;
  /** Follows it or not; returns whether it is followed now, null if that failed. */
  readonly toggle: () => boolean | null;
  readonly t: Translate;
};

/** A star that says what it did. For lists that know what is followed; others take `FollowStar`. */
export function StarButton({ name, followed, toggle, t }: Props) {
  const label = t('follow.label', { name });
  const press = (): boolean | null => {
    const isNow = toggle();
    // An empty star was pressed before it was known that it should have been full.
    return followed === null && isNow === false ? toggle() : isNow;
  };
  const onClick = (): void => {
    const isNow = press();
    if (isNow !== null) showToast(t(isNow ? 'follow.followed' : 'follow.unfollowed', { name }));
  };
  return (
    <button className="ui-star" type="button" aria-pressed={followed ?? false} aria-label={label} title={label} onClick={onClick}>
      <Icon name="star" size={16} />
    </button>
  );
}
