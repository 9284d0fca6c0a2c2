import styled from 'styled-components';
import type { StageMatch } from '../../lib/domain/match/match';
import { isFinished } from '../../lib/domain/match/match-order';
import type { PodiumPlace } from '../../lib/domain/models/entity-models';
import { paths } from '../../lib/domain/page/paths';
import { placementKind } from '../../lib/domain/statistics/placement-kind';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ClubName } from '../figures/ClubName';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { MEDIA } from '../../styles/media';

const Places = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: var(--sp-3);

  & > li {
    display: flex;
    gap: 12px;
    align-items: center;
    padding: var(--sp-3) var(--sp-4);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
    background: var(--bg-element-color);
  }
  ${MEDIA.phone} {
    & > li[data-kind='title'],
    & > li:nth-child(2):last-child {
      grid-column: 1 / -1;
    }
  }
  & > li[data-kind='title'] {
    border-color: var(--main-mark);
    background: var(--main-tint);
  }
  & > li > svg {
    margin-left: auto;
    color: var(--main-color);
  }
  & .words {
    display: grid;
    min-width: 0;
    line-height: 1.35;
  }
  & a {
    min-height: 24px;
    font-weight: 650;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The first places of a serie; nothing while results are hidden. */
export function Podium({ places, reveal }: { readonly places: readonly PodiumPlace[]; readonly reveal: Reveal }) {
  const t = useTranslate();
  return (
    <Spoiler tag="div" reveal={reveal} collapses>
      <Places>
        {places.map(({ team, ...place }) => {
          const kind = placementKind(place);
          return (
            <li key={team.id} data-kind={kind}>
              <Crest {...team} size={kind === 'title' ? 44 : 32} />
              <span className="words">
                <Link href={paths.team(team)}>
                  <ClubName name={team.name} />
                </Link>
                <small>{t(`team.placement.${kind}`)}</small>
              </span>
              {kind === 'title' ? <Icon name="trophy" size={24} /> : null}
            </li>
          );
        })}
      </Places>
    </Spoiler>
  );
}

/** The winner and the runner-up of a stage's final; none before it is over, or where the stage does not decide the title. */
export function FinalPodium({ matches, reveal }: { readonly matches: readonly StageMatch[]; readonly reveal: Reveal }) {
  const final = matches.filter(isFinished).find(({ round, winnerId }) => round?.stake === 'title' && winnerId !== null);
  if (final === undefined) return null;
  const places = [final.left, final.right].map(({ id, name, abbr, img }) => {
    const place = id === final.winnerId ? 1 : 2;
    return { team: { id, name, acronym: abbr, img }, place, to: place };
  });
  return <Podium places={places.sort((a, b) => a.place - b.place)} reveal={reveal} />;
}
