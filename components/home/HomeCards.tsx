import { useSite } from '../../lib/client/page/site-context';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';

const DIGEST = { key: 'home.cards.digest', href: paths.news(), icon: 'newspaper' } as const;
const PLAY = [
  { key: 'home.cards.quiz', href: paths.playQuizzes(), icon: 'trophy' },
  { key: 'home.cards.picks', href: paths.playPredictions(), icon: 'coins' },
] as const;

/** What brings a fan back tomorrow, on small cards. */
export function HomeCards() {
  const t = useTranslate();
  const { hasPlay } = useSite();
  return (
    <ul className="home-cards for-all">
      {[DIGEST, ...(hasPlay ? PLAY : [])].map(({ key, href, icon }) => (
        <li key={key}>
          <Link href={href}>
            <Icon name={icon} size={20} />
            {t(key)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
