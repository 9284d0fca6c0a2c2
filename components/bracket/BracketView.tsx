import { useEffect, useMemo, useRef, useState } from 'react';
import { pathThroughBracket } from '../../lib/domain/competition/bracket';
import type { Bracket } from '../../lib/domain/competition/bracket/bracket-model';
import type { Side } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { currentColumn, layoutBracket, type PlacedNode } from './bracket-layout';
import { BracketFrame } from './bracket-styles';
import { BracketNodeCard } from './BracketNodeCard';
import { openSides } from './open-sides';
import { bracketMatchTitle, bracketRoundTitle } from './round-name';

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

/** The lit team plays its next match where this node's line leads. */
function goesOn({ node, onward }: PlacedNode, bracket: Bracket, way: ReadonlySet<number>): boolean {
  if (onward === null || !way.has(node.match.id)) return false;
  const next = bracket.rounds
    .flatMap((round) => round.nodes)
    .find(({ feeders }) => feeders.some(({ matchId, takes }) => matchId === node.match.id && takes === 'winner'));
  return next !== undefined && way.has(next.match.id);
}

/** With more columns than this, there is rarely room for all of them. */
const MANY_COLUMNS = 6;

/**
 * An elimination stage: a column for each round, its way lit for
 * the team under the pointer or chosen above, one to three rounds at a time on a
 * phone. While results are hidden only names of rounds show, teams on tap.
 */
export function BracketView({ bracket, reveal, label }: Props) {
  const t = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(0);
  const [chosen, setChosen] = useState(0);
  const layout = useMemo(() => layoutBracket(bracket), [bracket]);
  const teams = useMemo(() => teamsOf(bracket), [bracket]);
  const open = useMemo(() => openSides(bracket, t), [bracket, t]);
  const lit = reveal.hidden ? 0 : hovered || chosen;
  const way = useMemo(() => pathThroughBracket(bracket, lit), [bracket, lit]);

  // Where not all rounds fit, the drawing begins with the one that is played now. Only the drawing is moved, never the page.
  const { columns } = layout;
  const current = currentColumn(bracket);
  useEffect(() => {
    const box = scroller.current;
    if (box && current > 0) box.scrollLeft = (box.scrollWidth / columns) * current;
  }, [current, columns]);

  const step = (direction: 1 | -1) => {
    const box = scroller.current;
    if (box) box.scrollBy({ left: direction * (box.scrollWidth / columns), behavior: 'smooth' });
  };

  return (
    <BracketFrame role="group" aria-label={label} data-columns={Math.min(columns, MANY_COLUMNS)} style={{ '--columns': columns }}>
      <div className="tools">
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
        <div className="steps">
          <IconButton framed label={t('bracket.previous')} onClick={() => step(-1)}>
            <Icon name="chevron-left" size={18} />
          </IconButton>
          <IconButton framed label={t('bracket.next')} onClick={() => step(1)}>
            <Icon name="chevron-right" size={18} />
          </IconButton>
        </div>
      </div>
      <div className="scroller" ref={scroller} role="region" aria-label={label} tabIndex={0}>
        <div className="canvas" style={{ '--height': layout.height }}>
          {layout.rounds.map(({ round, top, nodes }) => {
            const title = bracketRoundTitle(round, bracket.double, t);
            return (
              <section key={`${round.section}-${round.column}`} aria-label={title}>
                <h3 style={{ '--top': top, '--column': round.column }}>
                  {title}
                  {round.bestOf === null ? null : <small>{t('match.bestOfShort', { count: round.bestOf })}</small>}
                </h3>
                <ul className="nodes" style={{ display: 'contents' }}>
                  {nodes.map((placed) => (
                    <BracketNodeCard
                      key={placed.node.match.id}
                      placed={placed}
                      title={bracketMatchTitle(round, placed.node, bracket.double, t)}
                      open={open.get(placed.node.match.id)}
                      reveal={reveal}
                      names={placed.node.match.round?.unfed === true}
                      lit={lit}
                      litOn={goesOn(placed, bracket, way)}
                      onLight={setHovered}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      </div>
    </BracketFrame>
  );
}
