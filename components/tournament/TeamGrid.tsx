import Link from 'next/link';
import styled from 'styled-components';
import type { TeamStub } from '../../lib/domain/entities';
import { paths } from '../../lib/domain/paths';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { FollowStar } from '../ui/FollowStar';

const Box = styled(Card)`
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
    overflow: hidden;
  }
  & li {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 48px;
    margin: 0 0 0 -1px;
    padding: 4px 8px 4px 14px;
    border-top: 1px solid var(--border-color);
    border-left: 1px solid var(--border-color);
    margin-top: -1px;
  }
  & a {
    flex: 1;
    display: flex;
    gap: 10px;
    align-items: center;
    min-width: 0;
    min-height: 36px;
    font-weight: 550;
  }
  & a > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a:hover > span:last-child {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The teams of a tournament, by name. */
export function TeamGrid({ teams }: { readonly teams: readonly TeamStub[] }) {
  return (
    <Box>
      <ul className="teams">
        {[...teams]
          .sort((a, b) => a.name.localeCompare(b.name, 'en'))
          .map((team) => (
            <li key={team.id}>
              <Link href={paths.team(team)} prefetch={false}>
                <Crest id={team.id} name={team.name} acronym={team.acronym} img={team.img} size={26} />
                <span>{team.name}</span>
              </Link>
              <FollowStar kind="team" of={team} />
            </li>
          ))}
      </ul>
    </Box>
  );
}
