import { useSpoilerChoice } from '../../lib/client/spoilers/spoiler-choice';
import { dismissSettled, useSettledNews } from '../../lib/client/play/settled-news';
import { hides } from '../../lib/domain/match/spoilers';
import { paths } from '../../lib/domain/page/paths';
import type { PlacedBet } from '../../lib/domain/play/play-answer';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Link } from '../ui/Link';
import { coinsText, outcomeText } from '../../lib/i18n/play-texts';
import { useOwnPlay } from './use-own-play';

const MOST_SHOWN = 3;

/** "Your pick on T1 won: +95 coins", once for each prediction that was settled since this device last loaded them. While results are hidden it says only that. */
export function SettledPicks() {
  const t = useTranslate();
  useOwnPlay();
  const news = useSettledNews();
  return (
    <div className="dock-notification" role="status">
      {news.length === 0 ? null : (
        <div>
          <Icon name="coins" size={20} />
          <span>
            {news.slice(0, MOST_SHOWN).map((bet) => (
              <SettledPick key={bet.id} bet={bet} />
            ))}
          </span>
          <IconButton label={t('shell.dismiss')} onClick={dismissSettled}>
            <Icon name="close" size={16} />
          </IconButton>
        </div>
      )}
    </div>
  );
}

function SettledPick({ bet }: { readonly bet: PlacedBet }) {
  const t = useTranslate();
  const locale = useLocale();
  const choice = useSpoilerChoice();
  const { matchId, state, kind, outcome, left, right } = bet;
  const hidden = hides('history', choice) && choice.watched?.has(matchId) !== true;
  const paid = bet.paid ?? 0;
  return (
    <Link href={paths.matchById(matchId)} onClick={dismissSettled}>
      {hidden || state === 'open'
        ? t('play.news.settled', { match: `${left.abbr || left.name} – ${right.abbr || right.name}` })
        : t(`play.news.${state}`, {
            pick: outcomeText(kind, outcome, bet, t),
            coins: t('play.coins', { count: paid, amount: `${state === 'won' ? '+' : ''}${coinsText(paid, locale)}` }),
          })}
    </Link>
  );
}
