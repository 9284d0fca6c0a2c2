import type { League, TeamStub } from '../../lib/domain/entities/entities';
import { useTranslate } from '../../lib/i18n/use-translate';
import { AddTeams } from '../settings/AddTeams';
import { LeagueStars } from '../settings/LeagueStars';
import { Card } from '../ui/Card';
import { SectionHeading } from '../ui/SectionHeading';
import { TeamCrests } from './FirstTeams';

type Props = { readonly topLeagues: readonly League[]; readonly firstTeams: readonly TeamStub[] };

/** A visitor who follows nothing yet chooses first favourites: strong teams and top leagues by a tap, other teams by their name. */
export function FirstChoice({ topLeagues, firstTeams }: Props) {
  const t = useTranslate();
  return (
    <>
      <p>{t('following.begin')}</p>
      <section aria-labelledby="first-teams">
        <SectionHeading id="first-teams">{t('following.chooseTeams')}</SectionHeading>
        <TeamCrests teams={firstTeams} />
        <AddTeams />
      </section>
      <section aria-labelledby="first-leagues">
        <SectionHeading id="first-leagues">{t('following.chooseTournaments')}</SectionHeading>
        <Card>
          <LeagueStars leagues={topLeagues} />
        </Card>
      </section>
      <p className="note">{t('following.starHint')}</p>
    </>
  );
}
