import styled from 'styled-components';
import { MEDIA } from '../../styles/media';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { SideName } from '../../lib/domain/match/match-state';
import type { MatchStandings } from '../../lib/domain/competition/match-standings';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { openSideText } from '../../lib/i18n/round-title';
import { useTranslate } from '../../lib/i18n/use-translate';
import { fullName } from '../../lib/domain/match/match-names';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';
import { SideLink } from './SideLink';

const Places = styled(Card)`
  & ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${MEDIA.phone} {
    & ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: center;
    margin: 0 0 0 -1px;
    padding: 12px 14px;
    border-left: 1px solid var(--border-color);
  }
  & .names {
    display: grid;
    line-height: 1.35;
  }
  & .names > b {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .names > a,
  & .names > small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  /* Each a target of its own for a thumb (WCAG 2.2, 2.5.8). */
  & .names a {
    display: inline-block;
    justify-self: start;
    max-width: 100%;
    padding: 4px 0;
  }
  & .names > b a {
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: top;
  }
  & .names > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & .place {
    display: grid;
    justify-items: end;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
  & .place > b {
    font-size: var(--fs-lg);
    font-weight: 650;
  }
  & .place > small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
`;

type Props = { readonly match: MatchSummary; readonly standings: MatchStandings };

/** Where both teams stood in their table before the match. */
export function TeamPlaces({ match, standings }: Props) {
  return (
    <Places>
      <ul className="places">
        <Place match={match} side="left" standings={standings} />
        <Place match={match} side="right" standings={standings} />
      </ul>
    </Places>
  );
}

function Place({ match, side: name, standings }: Props & { readonly side: SideName }) {
  const t = useTranslate();
  const [side, place] = [match[name], standings[name]];
  return (
    <li>
      <Crest id={side.id} name={side.name} acronym={side.abbr} img={side.img} size={32} />
      <span className="names">
        <b>
          <SideLink match={match} side={side}>
            {side.id === 0 ? openSideText(match, name, t) : fullName(side)}
          </SideLink>
        </b>
        {side.id === 0 ? null : place === null ? (
          <small>{t('standings.noPlace')}</small>
        ) : (
          <Link href={paths.tournament({ id: place.tournamentId, name: place.tournamentName })}>
            {place.group === undefined
              ? competitionName(place.tournamentName, t)
              : t('standings.stageGroup', { stage: competitionName(place.tournamentName, t), number: place.group })}
          </Link>
        )}
      </span>
      {place === null ? null : (
        <span className="place">
          <b>{t('standings.placeOf', { place: place.rank, teams: place.teams })}</b>
          <small>{t('standings.record', { wins: place.wins, losses: place.losses })}</small>
        </span>
      )}
    </li>
  );
}
