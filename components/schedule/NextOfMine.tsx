import type { MatchSummary } from '../../lib/domain/match/match';
import { useFollowing } from '../../lib/client/following/following-store';
import { useTimeZone } from '../../lib/client/settings/time-zone';
import { isOff } from '../../lib/domain/match/match-state';
import { paths } from '../../lib/domain/page/paths';
import { followedLists } from '../../lib/domain/people/followed-lists';
import { dayOf } from '../../lib/domain/values/zoned-date';
import { shortMatchTitle } from '../../lib/i18n/match-title';
import { useTranslate } from '../../lib/i18n/use-translate';
import { useFollowedMatches } from '../following/use-followed-matches';
import { useReveal } from '../spoilers/use-reveal';
import { placeTitle, useTeams } from '../spoilers/use-teams';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';

/** Names the visitor's next match after a day without one, and leads to its day. Its place does not wait for the answer. */
export function NextOfMine({ day }: { readonly day: string }) {
  const zone = useTimeZone();
  const { hidden } = useReveal();
  const following = useFollowing();
  const { data } = useFollowedMatches();
  const upcoming = data ? followedLists(data, following, hidden).upcoming.filter((match) => !isOff(match)) : [];
  const next = upcoming.find(({ beginAt }) => dayOf(beginAt, zone) > day) ?? upcoming[0];
  return <p>{next ? <NextMatch match={next} day={dayOf(next.beginAt, zone)} /> : null}</p>;
}

function NextMatch({ match, day }: { readonly match: MatchSummary; readonly day: string }) {
  const t = useTranslate();
  const { hidden } = useTeams(match);
  const title = hidden ? placeTitle(match, t) : shortMatchTitle(match, t);
  return (
    <Link href={paths.matches(day)}>
      {t('mine.next')} · <LocalTime at={match.beginAt} show="longDay" /> · {title}
    </Link>
  );
}
