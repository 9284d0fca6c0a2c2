import styled from 'styled-components';
import type { League } from '../../lib/domain/entities/entities';
import { regionById } from '../../lib/domain/competition/regions';
import { useTranslate } from '../../lib/i18n/use-translate';
import { EmbedLink } from '../embed/EmbedLink';
import { islandOnDemand } from '../island/island';
import { Crest } from '../ui/Crest';
import { Flag } from '../ui/Flag';
import { FollowStar } from '../ui/FollowStar';

const SubscribeLink = islandOnDemand(() => import('../calendar/CalendarLinks').then((module) => module.SubscribeLink));

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--sp-4);
  align-items: center;

  & > div {
    display: grid;
    gap: 4px;
  }
  & .about {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > button {
    width: 44px;
    height: 44px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
  }
`;

/** A league's name, region and star. */
export function LeaguePageHeader({ league }: { readonly league: League }) {
  const t = useTranslate();
  const { id, name, acronym, img, flag, regionId } = league;
  const region = regionById(regionId);
  return (
    <Head>
      <Crest id={id} name={name} acronym={acronym} img={img} size={60} />
      <div>
        <h1>{name}</h1>
        <div className="about">
          {flag ? <Flag code={flag} /> : null}
          {[acronym === name ? '' : acronym, region === null ? '' : t(`regions.${region.key}`)].filter(Boolean).join(' · ')}
          <SubscribeLink kind="league" id={id} name={name} />
          <EmbedLink kind="schedule-league" id={id} />
        </div>
      </div>
      <FollowStar kind="league" of={{ id, name, acronym, img, flag }} />
    </Head>
  );
}
