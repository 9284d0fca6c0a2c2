import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { TeamStub } from '../../lib/domain/entities/entities';
import { ClubName } from '../figures/ClubName';
import { Crest } from '../ui/Crest';

const Cell = styled.span`
  display: grid;
  grid-template-columns: 22px 24px minmax(0, 1fr);
  gap: 10px;
  align-items: center;
  min-width: 0;

  & > .place {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-weight: 600;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & > .name {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
  }
  & > .name > small {
    display: block;
    overflow: hidden;
    color: var(--faint-text-color);
    font-size: var(--fs-2xs);
    font-weight: 500;
    line-height: 1.2;
    text-overflow: ellipsis;
  }
  & > .name > .short {
    display: none;
  }
  @container table (max-width: 560px) {
    & > .name > .long {
      display: none;
    }
    & > .name > .short {
      display: inline;
    }
    /* The column gets no wider for a word of explanation. */
    & > .name > small {
      max-width: 36cqw;
      white-space: normal;
    }
  }
`;

type Props = {
  /** The team's place; null before the first result. */
  readonly place: number | null;
  readonly team: TeamStub;
  readonly children?: ReactNode;
};

/** A team at its place in a table: the full name where there is room, and a word under it. */
export function TeamCell({ place, team, children }: Props) {
  return (
    <Cell>
      <span className="place">{place ?? '–'}</span>
      <Crest id={team.id} name={team.name} acronym={team.acronym} img={team.img} size={24} />
      <span className="name" title={team.name}>
        <span className="long">
          <ClubName name={team.name} />
        </span>
        <span className="short">{team.acronym || team.name}</span>
        {children}
      </span>
    </Cell>
  );
}
