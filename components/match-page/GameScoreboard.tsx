import styled from 'styled-components';
import { MEDIA } from '../../styles/media';
import { secondsAsMmSs } from '../../lib/domain/text/format';
import { DRAGON_TYPES } from '../../lib/domain/match/dragon-types';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { fullName } from '../../lib/domain/match/match-names';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { LocalTime } from '../ui/LocalTime';
import type { GameSide } from './game-sides';
import type { SeriesGame } from '../../lib/domain/match/series-games';
import { SideLink } from './SideLink';

const Board = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: var(--sp-4);
  padding: var(--sp-4);
  align-items: start;

  & > div {
    display: grid;
    gap: 10px;
    min-width: 0;
  }
  & > div[data-part='middle'] {
    justify-items: center;
    gap: 2px;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    text-align: center;
  }
  & > div[data-part='middle'] > strong {
    color: var(--text-color);
    font-size: var(--fs-xl);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  & > div[data-part='middle'] > strong[data-live] {
    color: var(--live-text-color);
  }
  & .name {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
    font-size: var(--fs-lg);
    font-weight: 500;
    color: var(--text-color);
  }
  & .name > span:last-child {
    display: grid;
    min-width: 0;
    line-height: 1.25;
  }
  & .name b {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: inherit;
  }
  & .name small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
  }
  & [data-won] .name {
    font-weight: 700;
  }
  & [data-won] .name small > span {
    color: var(--win-text);
  }
  & .firsts,
  & .dragons {
    display: flex;
    flex-wrap: wrap;
    gap: 5px;
  }
  & .firsts > li,
  & .dragons > li {
    padding: 2px 8px;
    border: 1px solid color-mix(in srgb, var(--side-color) 45%, transparent);
    border-radius: var(--radius-full);
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    line-height: 1.4;
    white-space: nowrap;
  }
  & .dragons > li {
    border-style: dashed;
  }
  & > div[data-side='second'] .name {
    flex-direction: row-reverse;
    text-align: right;
  }
  & > div[data-side='second'] ul {
    justify-content: flex-end;
  }
  ${MEDIA.phone} {
    gap: var(--sp-2);

    & .name {
      flex-direction: column;
      align-items: flex-start;
      gap: 6px;
      font-size: var(--fs-md);
    }
    & > div[data-side='second'] .name {
      flex-direction: column;
      align-items: flex-end;
    }
  }
`;

const FIRSTS = [
  'firstBlood',
  'firstTower',
  'firstDragon',
  'firstVoidGrub',
  'firstHerald',
  'firstAtakhan',
  'firstBaron',
  'firstInhibitor',
] as const;

type Props = { readonly match: MatchSummary; readonly game: SeriesGame; readonly sides: readonly [GameSide, GameSide] };

/** Who played on which side, who won, how long it took, and who was first to what. */
export function GameScoreboard({ match, game, sides }: Props) {
  const t = useTranslate();
  const [first, second] = sides;
  return (
    <Board>
      <SideCell match={match} game={game} side={first} place="first" />
      <div data-part="middle">
        {game.lengthSeconds === null ? null : (
          <>
            <strong>{secondsAsMmSs(game.lengthSeconds)}</strong>
            <span>{t('game.length')}</span>
          </>
        )}
        {game.status === 'running' ? <strong data-live="">{t('game.playing')}</strong> : null}
        {match.version === '' ? null : <span>{t('game.patch', { patch: match.version })}</span>}
        {game.detail?.beginAt ? (
          <span>
            {t('game.started')} <LocalTime at={game.detail.beginAt} show="time" />
          </span>
        ) : null}
      </div>
      <SideCell match={match} game={game} side={second} place="second" />
    </Board>
  );
}

type SideProps = Pick<Props, 'match' | 'game'> & { readonly side: GameSide; readonly place: 'first' | 'second' };

function SideCell({ match, game, side, place }: SideProps) {
  const t = useTranslate();
  const figures = game.detail?.teams.find((team) => team.id === side.team.id);
  const firsts = FIRSTS.filter((name) => figures?.[name] === true);
  const firstKiller = game.detail?.players.find(({ teamId, firstBlood }) => teamId === side.team.id && firstBlood === 'kill')?.name;
  const dragons = DRAGON_TYPES.flatMap((type) => {
    const count = figures?.dragonTypes[type] ?? 0;
    return count > 0 ? [{ type, count }] : [];
  });
  const won = game.winnerId !== null && game.winnerId === side.team.id;
  const sideWord = side.label === null ? null : t(`game.sides.${side.label}`);
  return (
    <div data-side={place} data-won={won ? '' : undefined} style={{ '--side-color': side.color }}>
      <span className="name">
        <Crest id={side.team.id} name={side.team.name} acronym={side.team.abbr} img={side.team.img} size={36} />
        <span>
          <b>
            <SideLink match={match} side={side.team}>
              {fullName(side.team)}
            </SideLink>
          </b>
          <small>
            {won ? <span>{t('game.victory')}</span> : null}
            {won && sideWord !== null ? ' · ' : null}
            {sideWord}
          </small>
        </span>
      </span>
      {firsts.length > 0 ? (
        <ul className="firsts" aria-label={t('game.firsts')}>
          {firsts.map((name) => (
            <li key={name}>{[t(`game.${name}`), name === 'firstBlood' ? firstKiller : ''].filter(Boolean).join(' · ')}</li>
          ))}
        </ul>
      ) : null}
      {dragons.length > 0 ? (
        <ul className="dragons" aria-label={t('gameDetail.dragonsTaken')}>
          {dragons.map(({ type, count }) => (
            <li key={type}>{t('gameDetail.dragonCount', { type: t(`gameDetail.dragon.${type}`), count })}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
