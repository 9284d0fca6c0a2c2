import type { League } from '../../lib/domain/entities/entities';
import { regionById } from '../../lib/domain/leagues/regions';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { EmbedLink } from '../embed/EmbedLink';
import { islandOnDemand } from '../island/island';
import { ShareButton } from '../share/ShareButton';
import { Crest } from '../ui/Crest';
import { EntityHead } from '../ui/EntityHead';
import { FollowStar } from '../ui/FollowStar';

const SubscribeLink = islandOnDemand(() => import('../calendar/CalendarLinks').then((module) => module.SubscribeLink));

/** A league's name, region and star. */
export function LeaguePageHeader({ league }: { readonly league: League }) {
  const t = useTranslate();
  const { id, name, acronym, img, flag, regionId } = league;
  const region = regionById(regionId);
  return (
    <EntityHead
      picture={<Crest id={id} name={name} acronym={acronym} img={img} size={104} />}
      title={competitionName(name, t)}
      flag={flag ?? ''}
      about={
        <>
          {acronym === '' || acronym === name ? null : <span>{competitionName(acronym, t)}</span>}
          {region === null ? null : <span>{t(`regions.${region.key}`)}</span>}
        </>
      }
      tools={
        <>
          <SubscribeLink kind="league" id={id} name={name} />
          <EmbedLink kind="schedule-league" id={id} />
          <ShareButton
            subject={{ kind: 'league', id }}
            path={paths.league(league)}
            title={competitionName(name, t)}
            titleWithResults={null}
            hidden
          />
        </>
      }
      star={<FollowStar kind="league" of={{ id, name, acronym, img, flag }} />}
    />
  );
}
