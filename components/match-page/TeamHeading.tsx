import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { MatchSummary, Side } from '../../lib/domain/match/match';
import { fullName } from '../../lib/domain/match/match-names';
import { Crest } from '../ui/Crest';
import { SideLink } from './SideLink';

const Line = styled.h3`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 6px 14px;
  border-left: 3px solid var(--stripe, transparent);

  & > .side-link {
    display: inherit;
    align-items: inherit;
    gap: inherit;
  }
  & > .side-link:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & > small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 500;
    letter-spacing: 0;
  }
`;

type Props = {
  readonly match: MatchSummary;
  readonly side: Side;
  /** The CSS colour of the edge; none where the side does not matter. */
  readonly stripe?: string;
  /** A word on the team's part in the game, such as "Blue side". */
  readonly children?: ReactNode;
};

export function TeamHeading({ match, side, stripe, children }: Props) {
  return (
    <Line style={stripe === undefined ? undefined : { '--stripe': stripe }}>
      <SideLink match={match} side={side}>
        <Crest id={side.id} name={side.name} acronym={side.abbr} img={side.img} size={24} />
        {fullName(side)}
      </SideLink>
      {children ? <small>{children}</small> : null}
    </Line>
  );
}
