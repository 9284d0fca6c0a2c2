import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Bracket, BracketRound } from '../../lib/domain/competition/bracket/bracket-model';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { layoutBracket, type PlacedNode } from './bracket-layout';
import { BracketFrame } from './bracket-styles';
import { bracketMatchTitle, bracketRoundTitle } from './round-name';

/** With so many columns, there is rarely room for all of them. */
const MANY_COLUMNS = 7;

type Props<Of extends { readonly id: number }> = {
  readonly bracket: Bracket<Of>;
  /** Names the drawing for assistive technology. */
  readonly label: string;
  /** The column to show where not all fit. */
  readonly column: number;
  /** When this changes, the drawing moves to its column again. */
  readonly chosen?: number;
  /** Whether the matches of the bracket are picked: they have more room then. */
  readonly picks?: boolean;
  /** Shown beside the buttons that move the drawing. */
  readonly tools?: ReactNode;
  readonly headingNote: (round: BracketRound<Of>) => ReactNode;
  /** A `Node`. `title`: "Upper-bracket semifinal 1". */
  readonly renderNode: (placed: PlacedNode<Of>, title: string) => ReactNode;
};

/** The drawing of a bracket: a column for each round, one to three of them at a time on a phone. */
export function BracketDrawing<Of extends { readonly id: number }>({
  bracket,
  label,
  column,
  chosen = 0,
  picks = false,
  tools,
  headingNote,
  renderNode,
}: Props<Of>) {
  const t = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layoutBracket(bracket), [bracket]);
  const { columns } = layout;
  // Only the drawing is moved, never the page.
  useEffect(() => {
    const box = scroller.current;
    if (box && (column > 0 || box.scrollLeft > 0)) box.scrollLeft = (box.scrollWidth / columns) * column;
  }, [column, columns, chosen]);

  const step = (direction: 1 | -1) => {
    const box = scroller.current;
    if (box) box.scrollBy({ left: direction * (box.scrollWidth / columns), behavior: 'smooth' });
  };

  return (
    <BracketFrame
      role="group"
      aria-label={label}
      data-columns={Math.min(columns, MANY_COLUMNS)}
      data-picks={picks ? '' : undefined}
      style={{ '--columns': columns }}
    >
      <div className="tools">
        {tools}
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
              // A page may have both the bracket that was picked and the one that was played: only the latter's rounds are landmarks.
              <section key={`${round.section}-${round.column}`} aria-label={picks ? undefined : title}>
                <h3 style={{ '--top': top, '--column': round.column }}>
                  {title}
                  {headingNote(round)}
                </h3>
                <ul className="nodes" style={{ display: 'contents' }}>
                  {nodes.map((placed) => renderNode(placed, bracketMatchTitle(round, placed.node, bracket.double, t)))}
                </ul>
              </section>
            );
          })}
        </div>
      </div>
    </BracketFrame>
  );
}

/** The line from a node to the match that its winner, or its loser, goes on to. */
export function OnwardLine({ onward }: Pick<PlacedNode, 'onward'>) {
  if (onward === null) return null;
  const { takes, down, columns } = onward;
  return (
    <span
      className="onward"
      aria-hidden
      data-takes={takes}
      data-way={Math.abs(down) < 0.01 ? 'level' : down < 0 ? 'up' : 'down'}
      style={{ '--down': down, '--span': columns }}
    />
  );
}
