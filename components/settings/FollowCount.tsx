import { useTranslate } from '../../lib/i18n/use-translate';

type Props = { readonly count: number; readonly max: number };

/** "3 of 8", with a notice at the limit. */
export function FollowCount({ count, max }: Props) {
  const t = useTranslate();
  return (
    <p role="status">
      {t('preferences.followed', { count, max })}
      {count >= max ? ` ${t('preferences.atLimit', { max })}` : ''}
    </p>
  );
}
