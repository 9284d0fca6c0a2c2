import { useState } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import { shownState, type SideName } from '../../lib/domain/match/match-state';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { fullName, sideName } from '../../lib/domain/match/match-names';
import { matchResult, type MatchResult } from '../../lib/domain/match/match-result';
import { ClubName } from '../figures/ClubName';
import { ScoreColumn } from '../match/MatchScore';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { PlacedNode } from './bracket-layout';
import { Node } from './bracket-styles';
import { OnwardLine } from './BracketDrawing';
import type { OpenSides } from './open-sides';

type Props = {
  readonly placed: PlacedNode;
  /** "Upper-bracket semifinal 1". */
  readonly title: string;
  /** Who may come to its open sides. */
  readonly open: OpenSides | undefined;
  readonly reveal: Reveal;
  /** Whether the teams show although results are hidden: they do not depend on other matches. */
  readonly names: boolean;
  /** The team whose way is lit; 0 for none, and while results are hidden. */
  readonly lit: number;
  /** Whether the lit team goes on from here. */
  readonly litOn: boolean;
  readonly onLight: (teamId: number) => void;
};

/**
 * One match of a bracket: a link whose name is the round and the two teams; the score is beside it. While
 * results are hidden it is a button that says only which match of which round it is, and names the teams
 * when pressed; a first round names them.
 */
export function BracketNodeCard({ placed, title, open, reveal, names, lit, litOn, onLight }: Props) {
  const { node, y, onward } = placed;
  const { match } = node;
  const { hidden } = reveal;
  const [named, setNamed] = useState(false);
  const [wasHidden, setWasHidden] = useState(hidden);
  if (wasHidden !== hidden) {
    setWasHidden(hidden);
    setNamed(false);
  }
  const has = lit > 0 && (match.left.id === lit || match.right.id === lit);
  const style = { '--y': y, '--column': node.column };
  if (hidden && !names && !named) {
    return (
      <Node style={style} data-match={match.id}>
        <HiddenTeams title={title} onPress={() => setNamed(true)} />
        <OnwardLine onward={onward} />
      </Node>
    );
  }
  const result = matchResult(match, hidden);
  const link = <NodeLink match={match} title={title} open={open} isHidden={hidden} result={result} lit={lit} onLight={onLight} />;
  return (
    <Node
      style={style}
      data-match={match.id}
      data-state={hidden ? undefined : shownState(match)}
      data-lit={has ? (litOn ? 'on' : '') : undefined}
      data-dimmed={lit > 0 && !has ? '' : undefined}
      onMouseLeave={() => onLight(0)}
    >
      {hidden ? (
        link
      ) : (
        <>
          {/* Who got here is a result, too. */}
          <Spoiler className="sides" reveal={reveal}>
            {link}
          </Spoiler>
          <NodeScore match={match} result={result} reveal={reveal} />
        </>
      )}
      <OnwardLine onward={onward} />
    </Node>
  );
}

function HiddenTeams({ title, onPress }: { readonly title: string; readonly onPress: () => void }) {
  const t = useTranslate();
  return (
    <button type="button" onClick={onPress}>
      {title}
      <VisuallyHidden>: {t('rounds.showTeams')}</VisuallyHidden>
    </button>
  );
}

type LinkProps = Pick<Props, 'title' | 'open' | 'lit' | 'onLight'> & {
  readonly match: MatchSummary;
  /** Results are hidden: who plays in another match may be one. */
  readonly isHidden: boolean;
  readonly result: MatchResult | null;
};

function NodeLink({ match, title, open, isHidden, ...rest }: LinkProps) {
  const t = useTranslate();
  const openName = (side: SideName) => open?.[side]?.[isHidden ? 'byRound' : 'byTeams'] ?? t('bracket.open');
  return (
    <Link href={paths.match(match)}>
      <VisuallyHidden>{title}:</VisuallyHidden> <Team match={match} side="left" openName={openName('left')} {...rest} />{' '}
      <VisuallyHidden>{t('match.versus')}</VisuallyHidden> <Team match={match} side="right" openName={openName('right')} {...rest} />
    </Link>
  );
}

type TeamProps = Pick<LinkProps, 'match' | 'result' | 'lit' | 'onLight'> & {
  readonly side: SideName;
  /** The candidates, where the side is open. */
  readonly openName: string;
};

function Team({ match, side, openName, result, lit, onLight }: TeamProps) {
  const team = match[side];
  const name = fullName(team);
  return (
    <span
      className="team"
      data-standing={match.status === 'finished' ? result?.[side].standing : undefined}
      data-lit={lit > 0 && team.id === lit ? '' : undefined}
      data-unknown={name === '?' ? '' : undefined}
      onMouseEnter={() => onLight(team.id)}
    >
      {name === '?' ? (
        <span className="name" title={openName}>
          {openName}
        </span>
      ) : (
        <>
          <Crest id={team.id} name={team.name} acronym={team.abbr} img={team.img} size={20} />
          <span className="name" title={team.name}>
            <span className="long">
              <ClubName name={name} />
            </span>
            <span className="short">{sideName(team, 'short')}</span>
          </span>
        </>
      )}
    </span>
  );
}

type ScoreProps = Pick<LinkProps, 'match' | 'result'> & Pick<Props, 'reveal'>;

function NodeScore({ match, result, reveal }: ScoreProps) {
  if (match.status === 'running' || match.status === 'finished') return <ScoreColumn match={match} result={result} reveal={reveal} />;
  return (
    <span className="when">
      <LocalTime at={match.beginAt} show="day" />
      <LocalTime at={match.beginAt} show="time" />
    </span>
  );
}
