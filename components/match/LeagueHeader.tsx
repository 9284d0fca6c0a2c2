import Link from 'next/link';
import styled from 'styled-components';
import type { LeagueHeader as Header } from '../../lib/domain/schedule-order';
import { paths } from '../../lib/domain/paths';
import { Crest } from '../ui/Crest';
import { Flag } from '../ui/Flag';

const Line = styled.h3`
  position: relative;
  display: flex;
  gap: var(--sp-2);
  align-items: center;
  min-height: 34px;
  padding: 6px 14px;
  border-top: 1px solid var(--border-color);
  background: var(--bg-sunken-color);
  color: var(--dim-text-color);
  font-size: var(--fs-xs);
  font-weight: 600;
  letter-spacing: 0;
  white-space: nowrap;

  a {
    color: var(--text-color);
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  /* The line is the link's target, so that a finger finds it. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  .match-name {
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--dim-text-color);
    font-weight: 500;
  }
`;

/** The league above its matches of a day (spec §2 "Match row"): flag, link, and what is played where it is one match. */
export function LeagueHeader({ header, level = 3 }: { readonly header: Header; readonly level?: 2 | 3 }) {
  return (
    <Line as={level === 3 ? 'h3' : 'h2'}>
      {header.flag ? <Flag code={header.flag} /> : <Crest id={header.id} name={header.name} img={header.img} size={16} />}
      <Link href={paths.league(header)} prefetch={false}>
        {header.name}
      </Link>
      {header.matchName ? <span className="match-name">– {header.matchName}</span> : null}
    </Line>
  );
}
