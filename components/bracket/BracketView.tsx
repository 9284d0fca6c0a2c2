import { useMemo, useState } from 'react';
import { pathThroughBracket } from '../../lib/domain/competition/bracket';
import type { Bracket } from '../../lib/domain/competition/bracket/bracket-model';
import type { Side } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import { Crest } from '../ui/Crest';
import { currentColumn, type PlacedNode } from './bracket-layout';
import { BracketDrawing } from './BracketDrawing';
import { BracketNodeCard } from './BracketNodeCard';
import { openSides } from './open-sides';

type Props = {
  readonly bracket: Bracket;
  readonly reveal: Reveal;
  /** Names the drawing for assistive technology. */
  readonly label: string;
};

function teamsOf(bracket: Bracket): Side[] {
  const teams = new Map<number, Side>();
  for (const { match } of bracket.rounds.flatMap((round) => round.nodes))
    for (const side of [match.left, match.right]) if (side.id > 0) teams.set(side.id, side);
  return [...teams.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The column to show: the one of a chosen team's match nearest to what is played now. */
function columnToShow(bracket: Bracket, chosen: number): number {
  const current = currentColumn(bracket);
  const way = pathThroughBracket(bracket, chosen);
  const columns = bracket.rounds.filter(({ nodes }) => nodes.some(({ match }) => way.has(match.id))).map(({ column }) => column);
  const distance = (column: number) => Math.abs(column - current);
  return columns.toSorted((a, b) => distance(a) - distance(b))[0] ?? current;
}

/** The lit team plays its next match where this node's line leads. */
function goesOn({ node, onward }: PlacedNode, bracket: Bracket, way: ReadonlySet<number>): boolean {
  if (onward === null || !way.has(node.match.id)) return false;
  const next = bracket.rounds
    .flatMap((round) => round.nodes)
    .find(({ feeders }) => feeders.some(({ matchId, takes }) => matchId === node.match.id && takes === 'winner'));
  return next !== undefined && way.has(next.match.id);
}

/**
 * An elimination stage, the way lit for the team under the pointer or chosen
 * above. Where not all rounds fit, it begins with the one that is played now, and
 * moves to a match of the chosen team. While results are hidden it begins with its first
 * round, the one that shows teams; of the others only names of rounds do, teams on tap.
 */
export function BracketView({ bracket, reveal, label }: Props) {
  const t = useTranslate();
  const [hovered, setHovered] = useState(0);
  const [chosen, setChosen] = useState(0);
  const teams = useMemo(() => teamsOf(bracket), [bracket]);
  const open = useMemo(() => openSides(bracket, t), [bracket, t]);
  const lit = reveal.hidden ? 0 : hovered || chosen;
  const way = useMemo(() => pathThroughBracket(bracket, lit), [bracket, lit]);
  return (
    <BracketDrawing
      bracket={bracket}
      label={label}
      column={reveal.hidden ? 0 : columnToShow(bracket, chosen)}
      chosen={chosen}
      tools={
        <Spoiler tag="div" className="lights" role="group" aria-label={t('bracket.light')} reveal={reveal} collapses>
          {teams.map((team) => (
            <button
              key={team.id}
              type="button"
              aria-pressed={chosen === team.id}
              title={team.name}
              onFocus={() => setHovered(team.id)}
              onBlur={() => setHovered(0)}
              onClick={() => setChosen(chosen === team.id ? 0 : team.id)}
            >
              <Crest id={team.id} name={team.name} acronym={team.abbr} img={team.img} size={18} />
              {team.abbr || team.name}
            </button>
          ))}
        </Spoiler>
      }
      headingNote={({ bestOf }) => (bestOf === null ? null : <small>{t('match.bestOfShort', { count: bestOf })}</small>)}
      renderNode={(placed, title) => (
        <BracketNodeCard
          key={placed.node.match.id}
          placed={placed}
          title={title}
          open={open.get(placed.node.match.id)}
          reveal={reveal}
          names={placed.node.match.round?.unfed === true}
          lit={lit}
          litOn={goesOn(placed, bracket, way)}
          onLight={setHovered}
        />
      )}
    />
  );
}
