import styled from 'styled-components';
import type { TeamStub } from '../../lib/domain/entities/entities';
import { clubShortName } from '../../lib/domain/entities/club-names';
import type { Angle } from '../../lib/domain/news/digest';
import type { MatchSummary, Side } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { clubWash } from '../match/club-pair';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';

type BoardSide = Omit<TeamStub, 'img'> & { readonly img?: string | null };

type Props = {
  /** The two sides, the winner's first. */
  readonly sides: { readonly left: BoardSide; readonly right: BoardSide };
  readonly score: Angle['score'];
  /** The edge of a crest in CSS pixels. */
  readonly size: number;
  /** Whether names show below the crests; without them something beside the board says who played. */
  readonly names?: boolean;
};

const Board = styled.span`
  display: inline-flex;
  gap: var(--sp-3);
  align-items: center;

  & > b {
    font-size: 1.5rem;
    font-weight: 750;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  & > span {
    display: grid;
    gap: var(--sp-1);
    justify-items: center;
    font-weight: 600;
  }
`;

/** The score of a headline between the two crests. */
export function ResultBoard({ sides: { left, right }, score, size, names = false }: Props) {
  const side = ({ id, name, acronym, img = null }: BoardSide) => (
    <span>
      <Crest id={id} name={name} acronym={acronym} img={img} size={size} />
      {names ? clubShortName(name) : null}
    </span>
  );
  return (
    <Board aria-hidden={names ? undefined : true}>
      {side(left)} <b>{score.join('–')}</b> {side(right)}
    </Board>
  );
}

const MatchLink = styled(Link)`
  display: grid;
  justify-items: center;
  padding: var(--sp-5) var(--sp-4);
`;

/** A story's result as its picture, which leads to the match. Reveals the result. */
export function ResultCard({ match, sides, score }: { readonly match: MatchSummary } & Pick<Props, 'sides' | 'score'>) {
  return (
    <Card className="in-clubs" style={clubWash(sides)}>
      <MatchLink href={paths.match(match)}>
        <ResultBoard sides={sides} score={score} size={56} names />
      </MatchLink>
    </Card>
  );
}

export const boardSide = ({ id, name, abbr, img }: Side): BoardSide => ({ id, name, acronym: abbr, img });
