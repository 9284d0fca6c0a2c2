import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { isFed } from '../../lib/domain/match/spoilers';
import { matchTitle } from '../../lib/i18n/match-title';
import type { Translate } from '../../lib/i18n/translate';
import { placeTitle } from '../spoilers/use-teams';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';

/** A link from a row to the markets of its match. A match that others feed is called by its round: the words are the same for everyone. */
export function PredictLink({ match, t }: { readonly match: MatchSummary; readonly t: Translate }) {
  const label = t('match.predict', { name: isFed(match) ? placeTitle(match, t) : matchTitle(match, t) });
  return (
    <span className="star-place">
      <Link className="ui-star" href={paths.playOrder(match.id)} aria-label={label} title={label}>
        <Icon name="coins" size={15} />
      </Link>
    </span>
  );
}
