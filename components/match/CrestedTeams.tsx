import styled from 'styled-components';
import { clubShortName } from '../../lib/domain/entities/club-names';
import type { MatchSummary, Side } from '../../lib/domain/match/match';
import { fullName } from '../../lib/domain/match/match-names';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MatchLink } from '../spoilers/SpoilerTeams';
import { Crest } from '../ui/Crest';

const Box = styled.p`
  min-height: 28px;
  font-weight: 650;

  & > .teams {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--sp-1) var(--sp-4);
    align-items: center;
    min-height: max(28px, var(--hit));
    padding: 3px 0;
    text-align: left;
  }
  & .team {
    display: inline-flex;
    gap: var(--sp-2);
    align-items: center;
  }
`;

/** A match by crests and the names that fans use, in one line where there is room: leads to its page. */
export function CrestedTeams({ match, className }: { readonly match: MatchSummary; readonly className?: string }) {
  const t = useTranslate();
  return (
    <Box className={className}>
      <MatchLink match={match} t={t} team={(side) => <Team side={match[side]} />} />
    </Box>
  );
}

function Team({ side }: { readonly side: Side }) {
  return (
    <span className="team">
      <Crest id={side.id} name={side.name} acronym={side.abbr} img={side.img} size={24} />
      {clubShortName(fullName(side))}
    </span>
  );
}
