import type { League, TeamStub } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { AddTeams } from '../settings/AddTeams';
import { LeagueStars } from '../settings/LeagueStars';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import { TeamCrests } from './FirstTeams';

type Props = { readonly topLeagues: readonly League[]; readonly firstTeams: readonly TeamStub[] };

/** A visitor who follows nothing yet chooses first favourites: well-known teams and top leagues by a tap, other teams by their name. */
export function FirstChoice({ topLeagues, firstTeams }: Props) {
  const t = useTranslate();
  return (
    <>
      <p>{t('following.begin')}</p>
      <TitledSection id="first-teams" title={t('following.chooseTeams')}>
        <TeamCrests teams={firstTeams} />
        <AddTeams />
      </TitledSection>
      <TitledSection
        id="first-leagues"
        title={t('following.chooseTournaments')}
        aside={<Link href={paths.leagues()}>{t('preferences.allTournaments')}</Link>}
      >
        <Card>
          <LeagueStars leagues={topLeagues} />
        </Card>
      </TitledSection>
      <p className="note">{t('following.starHint')}</p>
    </>
  );
}
