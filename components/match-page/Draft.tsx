import styled from 'styled-components';
import { MEDIA } from '../../styles/media';
import type { ChampionRef } from '../../lib/domain/match/game';
import { useTranslate } from '../../lib/i18n/use-translate';
import { fullName } from '../../lib/domain/match/match-names';
import { ChampionLink } from '../figures/ChampionLink';
import type { GameSide } from './game-sides';
import type { PageGame } from '../../lib/domain/match/page-game';
import { playersOf } from '../../lib/domain/match/series-figures';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-4) var(--sp-5);

  & > div {
    display: grid;
    gap: 6px;
    align-content: start;
    padding-left: var(--sp-3);
    border-left: 3px solid var(--side-color);
  }
  & h3 {
    margin-bottom: 2px;
  }
  & h4 {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
    letter-spacing: 0;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  & p {
    color: var(--faint-text-color);
    font-size: var(--fs-sm);
  }
  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type Props = { readonly game: PageGame; readonly sides: readonly GameSide[]; readonly champions: readonly ChampionRef[] };

/** Picks by role and bans in the order of the draft. Bans that no source gave are said to be unknown. */
export function Draft({ game, sides, champions }: Props) {
  return (
    <Columns>
      {sides.map((side) => (
        <SideDraft key={side.team.id} game={game} side={side} champions={champions} />
      ))}
    </Columns>
  );
}

type SideProps = Pick<Props, 'game' | 'champions'> & { readonly side: GameSide };

function SideDraft({ game, side, champions }: SideProps) {
  const t = useTranslate();
  const picks = playersOf(game, side.team.id).map((player) => player.champion);
  const byId = new Map([...champions, ...game.players.map((player) => player.champion)].map((champion) => [champion.id, champion]));
  const bans = (game.teams.find((team) => team.id === side.team.id)?.bans ?? []).map(
    (id) => byId.get(id) ?? { id: 0, name: t('game.unknownChampion'), img: null },
  );
  return (
    <div style={{ '--side-color': side.color }}>
      <h3>{fullName(side.team)}</h3>
      {picks.length === 0 ? null : (
        <>
          <h4>{t('game.picks')}</h4>
          <Champions champions={picks} size={40} />
        </>
      )}
      <h4>{t('game.bans')}</h4>
      {bans.length === 0 ? <p>{t('game.noBans')}</p> : <Champions champions={bans} size={30} banned />}
    </div>
  );
}

type ChampionsProps = Pick<Props, 'champions'> & { readonly size: number; readonly banned?: boolean };

function Champions({ champions, size, banned = false }: ChampionsProps) {
  return (
    <ul className="champions">
      {champions.map((champion, index) => (
        <li key={index}>
          <ChampionLink champion={champion} size={size} banned={banned} />
        </li>
      ))}
    </ul>
  );
}
