import { useTranslate } from '../../lib/i18n/use-translate';
import { MOST_FLAMES } from '../../lib/domain/match/worth-watching';
import { Icon } from '../ui/Icon';

/**
 * How much a finished match is worth watching, one to five flames; they do not
 * reveal the winner. `short` is for rows: one flame and the number.
 */
export function Flames({ flames, short = false }: { readonly flames: number | undefined; readonly short?: boolean }) {
  const t = useTranslate();
  if (flames === undefined) return null;
  const label = t('match.worthWatching', { flames, most: MOST_FLAMES });
  return (
    <span className="flames" role="img" title={label} data-flames={flames}>
      {short ? (
        <>
          <Icon name="flame" size={12} />
          {flames}
        </>
      ) : (
        Array.from({ length: MOST_FLAMES }, (_, index) => (
          <Icon key={index} name="flame" size={16} data-lit={index < flames ? '' : undefined} />
        ))
      )}
    </span>
  );
}
