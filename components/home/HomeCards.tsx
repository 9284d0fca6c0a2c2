import type { ReactNode } from 'react';
import type { HomeCardData } from '../../lib/domain/models/home-cards';
import type { MatchSummary } from '../../lib/domain/match/match';
import { beginOf } from '../../lib/domain/match/match-order';
import { mayBePredicted } from '../../lib/domain/match/match-state';
import { paths } from '../../lib/domain/page/paths';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useOwnPicks } from '../../lib/client/play/own-picks';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Spoiler, SpoilerCover } from '../spoilers/Spoiler';
import { useReveal } from '../spoilers/use-reveal';
import { useMatchTitle } from '../spoilers/use-teams';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icon-sprite';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';

type Props = {
  readonly cards: HomeCardData;
  /** The next matches, by start. */
  readonly next: readonly MatchSummary[];
};

/** What brings a fan back tomorrow, on small cards: the day's headline, its quiz, the next pick that locks. Without the game, headlines. */
export function HomeCards({ cards: { digests, quiz, picks }, next }: Props) {
  const t = useTranslate();
  const shown = quiz || picks ? digests.slice(0, 1) : digests;
  return (
    <ul className="home-cards for-all">
      {shown.map((digest) => (
        <DigestCard key={digest.href} digest={digest} />
      ))}
      {quiz ? (
        <Card href={paths.playQuizzes()} icon="trophy" title={t('home.cards.quiz')}>
          <b>{quiz.question}</b>
          <small>{quiz.about}</small>
        </Card>
      ) : null}
      {picks ? <PicksCard picks={picks} next={next} /> : null}
    </ul>
  );
}

type CardProps = { readonly href: string; readonly icon: IconName; readonly title: string; readonly children: ReactNode };

function Card({ href, icon, title, children }: CardProps) {
  return (
    <li>
      <Link href={href}>
        <span className="title">
          <Icon name={icon} size={16} />
          {title}
        </span>
        {children}
      </Link>
    </li>
  );
}

/** A headline gives away a result: hidden, the card says how many matches there were. */
function DigestCard({ digest: { href, headline, pairings, cover, about } }: { readonly digest: HomeCardData['digests'][number] }) {
  const reveal = useReveal();
  return (
    <Card href={href} icon="newspaper" title={about}>
      <Spoiler className="told" reveal={reveal} collapses>
        <b>{headline}</b>
        {pairings === '' ? null : <small>{pairings}</small>}
      </Spoiler>
      <SpoilerCover tag="b" reveal={reveal}>
        {cover}
      </SpoilerCover>
    </Card>
  );
}

/** The next pick that locks: of a stage, or of a match that is not picked yet on this device. */
function PicksCard({ picks, next }: { readonly picks: NonNullable<HomeCardData['picks']>; readonly next: readonly MatchSummary[] }) {
  const t = useTranslate();
  const now = useSiteNow();
  const own = useOwnPicks();
  const { stage, stages, matches } = picks;
  const earliest = Math.max(now ?? 0, Date.parse(picks.locksAt));
  const match = next.find((each) => mayBePredicted(each) && beginOf(each) >= earliest && !own.some(({ matchId }) => matchId === each.id));
  const isStage = stage && !(match && beginOf(match) <= Date.parse(stage.locksAt));
  const lock = isStage ? stage.locksAt : match?.beginAt;
  return (
    <Card href={isStage ? paths.playPickemOf(stage.id) : paths.playPredictions()} icon="coins" title={t('home.cards.picks')}>
      {isStage ? <b>{stage.name}</b> : match ? <MatchName match={match} /> : null}
      <small>
        {lock === undefined ? null : (
          <span>
            {t('home.cards.locks')} <LocalTime at={lock} show="dayTime" />
          </span>
        )}
        {matches > 0 ? <span>{t('home.cards.matches', { count: matches })}</span> : null}
        {stages > 0 ? <span>{t('home.cards.stages', { count: stages })}</span> : null}
      </small>
    </Card>
  );
}

function MatchName({ match }: { readonly match: MatchSummary }) {
  return <b>{useMatchTitle(match)}</b>;
}
