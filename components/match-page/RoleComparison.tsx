import styled from 'styled-components';
import type { GamePlayer } from '../../lib/domain/match/game';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { fullName, sideName } from '../../lib/domain/match/match-names';
import { Card } from '../ui/Card';
import { percentText } from '../../lib/domain/text/format';
import type { GameSide } from './game-sides';
import type { PageGame } from '../../lib/domain/match/page-game';
import { PairedBars, type PairedFigure } from './PairedBars';
import { rolePairs, shareOfTeam } from '../../lib/domain/match/player-figures';
import { playersOf, sumKnown } from '../../lib/domain/match/series-figures';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: var(--sp-3);

  & h3 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--sp-2);
    margin-bottom: var(--sp-3);
  }
  & h3 > span {
    font-size: var(--fs-xs);
    font-weight: 600;
  }
`;

const Names = styled.span`
  color: var(--faint-text-color);

  & > b:first-child {
    color: var(--left-club);
  }
  & > b:last-child {
    color: var(--right-club);
  }
`;

type Props = { readonly game: PageGame; readonly sides: readonly [GameSide, GameSide] };

/** Gold share and wards of both teams by role. What is unknown of either player is left out. */
export function RoleComparison({ game, sides }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [left, right] = sides;
  const pairs = rolePairs(game, left.team.id, right.team.id);
  const byRole = (figure: (player: GamePlayer) => number | null, text: (value: number) => string): PairedFigure[] =>
    pairs.flatMap(({ role, ...pair }) => {
      const [ours, theirs] = [figure(pair.left), figure(pair.right)];
      return ours === null || theirs === null ? [] : [{ key: role, label: t(`game.roles.${role}`), left: ours, right: theirs, text }];
    });
  const counted = (figure: 'wardsPlaced' | 'wardsDestroyed' | 'controlWards'): PairedFigure[] => {
    const roles = byRole((player) => player[figure], String);
    const total = ({ team }: GameSide) => sumKnown(playersOf(game, team.id).map((player) => player[figure]));
    const [ours, theirs] = [total(left), total(right)];
    if (roles.length === 0 || ours === null || theirs === null) return roles;
    return [...roles, { key: 'team', label: t('gameDetail.team'), left: ours, right: theirs, text: String }];
  };
  const charts = [
    {
      title: t('gameDetail.goldShare'),
      figures: byRole(
        (player) => shareOfTeam(game, player, 'gold'),
        (part) => percentText(part, locale),
      ),
    },
    { title: t('gameDetail.wardsPlaced'), figures: counted('wardsPlaced') },
    { title: t('gameDetail.wardsDestroyed'), figures: counted('wardsDestroyed') },
    { title: t('gameDetail.controlWards'), figures: counted('controlWards') },
  ].filter(({ figures }) => figures.length > 0);
  return (
    <Grid>
      {charts.map(({ title, figures }) => (
        <Card key={title} data-padded="">
          <h3>
            {title}
            <Names>
              <b>{sideName(left.team, 'short')}</b> : <b>{sideName(right.team, 'short')}</b>
            </Names>
          </h3>
          <PairedBars figures={figures} leftName={fullName(left.team)} rightName={fullName(right.team)} />
        </Card>
      ))}
    </Grid>
  );
}

/** True where there is anything to compare. */
export function comparesRoles(game: PageGame, sides: readonly [GameSide, GameSide]): boolean {
  return rolePairs(game, sides[0].team.id, sides[1].team.id).some(({ left, right }) => left.gold !== null && right.gold !== null);
}

/** Whether the wards of any player are known. */
export function comparesWards(game: PageGame): boolean {
  return game.players.some(({ wardsPlaced, wardsDestroyed }) => wardsPlaced !== null || wardsDestroyed !== null);
}
