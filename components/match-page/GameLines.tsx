import styled from 'styled-components';
import { formatShort, secondsAsMmSs } from '../../lib/domain/text/format';
import type { GameTeam } from '../../lib/domain/match/game';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { fullName, sideName } from '../../lib/domain/match/match-names';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { FigureTable, type FigureColumn } from '../figures/FigureTable';
import { gameTabKey } from '../../lib/domain/page/match-tabs';
import type { SeriesGame } from '../../lib/domain/match/series-games';
import { teamKills } from '../../lib/domain/match/series-figures';

const GameHead = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 28px;

  & > span:first-child {
    color: var(--hl-color1);
    text-decoration: underline;
    text-decoration-color: transparent;
    text-underline-offset: 3px;
    transition: text-decoration-color var(--motion-fast);
  }
  &:hover > span:first-child {
    text-decoration-color: currentColor;
  }
  & > [data-part='winner'] {
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: 650;
  }
  & > [data-part='playing'] {
    color: var(--live-text-color);
    font-weight: 600;
  }
  & small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
`;

const Pair = styled.span`
  color: var(--dim-text-color);

  & > b {
    color: var(--text-color);
    font-weight: 600;
  }
`;

type Props = { readonly match: MatchSummary; readonly games: readonly SeriesGame[] };

/** One line for each game: who won from which side, length, and both teams' figures, the left team's first. */
export function GameSummaryLines({ match, games }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const team = (game: SeriesGame, id: number): GameTeam | undefined => game.detail?.teams.find((candidate) => candidate.id === id);
  const pair = (
    key: string,
    label: string,
    figure: (game: SeriesGame, teamId: number) => number | null,
    text: (value: number) => string = String,
  ): FigureColumn<SeriesGame> => ({
    key,
    label,
    // One of the two is meaningless without the other.
    value: (game) => (figure(game, match.right.id) === null ? null : figure(game, match.left.id)),
    text: (left, game) => <PairText left={left} right={figure(game, match.right.id) ?? 0} text={text} />,
  });
  const gold = (value: number) => formatShort(value, locale);
  const columns: FigureColumn<SeriesGame>[] = [
    { key: 'length', label: t('game.length'), value: (game) => game.lengthSeconds, text: secondsAsMmSs },
    pair('kills', t('game.kills'), (game, id) => (game.detail === null ? null : teamKills(game.detail, id))),
    pair('towers', t('game.towers'), (game, id) => team(game, id)?.towers ?? null),
    pair('dragons', t('game.dragons'), (game, id) => team(game, id)?.dragons ?? null),
    pair('barons', t('game.barons'), (game, id) => team(game, id)?.barons ?? null),
    { ...pair('gold', t('game.gold'), (game, id) => team(game, id)?.gold ?? null, gold), weight: 1.8 },
  ];
  return (
    <Card>
      <FigureTable
        caption={t('game.gamesCaption', { left: fullName(match.left), right: fullName(match.right) })}
        firstLabel={t('game.gamesOf', { left: sideName(match.left, 'short'), right: sideName(match.right, 'short') })}
        headWeight={3.4}
        rows={games}
        rowKey={(game) => game.position}
        columns={columns}
        rowHead={(game) => <LineHead match={match} game={game} />}
      />
    </Card>
  );
}

function LineHead({ match, game }: { readonly match: MatchSummary; readonly game: SeriesGame }) {
  const t = useTranslate();
  const winner = [match.left, match.right].find((side) => side.id > 0 && side.id === game.winnerId);
  const side = game.detail?.teams.find((team) => team.id === game.winnerId)?.side;
  return (
    <GameHead href={`#${gameTabKey(game.position)}`}>
      <span>{t('game.gameNumber', { number: game.position })}</span>
      {game.status === 'running' ? <span data-part="playing">{t('game.playing')}</span> : null}
      {winner ? (
        <span data-part="winner">
          <Crest id={winner.id} name={winner.name} acronym={winner.abbr} img={winner.img} size={20} />
          {sideName(winner, 'short')}
          {side ? <small>{t(`game.sides.${side}`)}</small> : null}
        </span>
      ) : null}
    </GameHead>
  );
}

/** "15 : 7" with the larger one heavier. */
function PairText({ left, right, text }: { readonly left: number; readonly right: number; readonly text: (value: number) => string }) {
  return (
    <Pair>
      {left > right ? <b>{text(left)}</b> : text(left)} : {right > left ? <b>{text(right)}</b> : text(right)}
    </Pair>
  );
}
