import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import { Link } from '../ui/Link';
import { OutcomeMark } from './OutcomeMark';
import { LocalTime } from '../ui/LocalTime';

const List = styled.ol`
  & > li > a {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    min-height: 54px;
    padding: 8px 14px;
    outline-offset: -2px;
  }
  & > li + li {
    border-top: 1px solid var(--border-color);
  }
  & .text,
  & .figures {
    display: grid;
    line-height: 1.35;
  }
  & .text > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .figures {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  @media (hover: hover) {
    & > li > a:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

/** A game as its documents store it for such a list. */
type PlayedGame = {
  readonly matchId: number;
  readonly position: number;
  readonly beginAt: string;
  readonly leagueName: string;
  /** The match's sides as its address names them. */
  readonly left: string;
  readonly right: string;
  readonly won: boolean;
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
};

type Props<Game extends PlayedGame> = {
  readonly games: readonly Game[];
  readonly picture: (game: Game) => ReactNode;
  /** The two teams. */
  readonly words: (game: Game) => ReactNode;
  /** Below the score; null where not known. */
  readonly note: (game: Game) => string | null;
};

/** The games of one player or champion, newest first, each linked to its match, for a card. Reveals results: show it in a SpoilerArea. */
export function PlayedGames<Game extends PlayedGame>({ games, picture, words, note }: Props<Game>) {
  const t = useTranslate();
  return (
    <List>
      {games.map((game) => {
        const below = note(game);
        return (
          <li key={`${game.matchId}-${game.position}`}>
            <Link href={paths.match({ id: game.matchId, left: { name: game.left }, right: { name: game.right } })}>
              <OutcomeMark outcome={game.won ? 'won' : 'lost'} />
              {picture(game)}
              <span className="text">
                <span>{words(game)}</span>
                <small>
                  {competitionName(game.leagueName, t)} · <LocalTime at={game.beginAt} show="day" />
                </small>
              </span>
              <span className="figures">
                <span>{`${game.kills}/${game.deaths}/${game.assists}`}</span>
                {below === null ? null : <small>{below}</small>}
              </span>
            </Link>
          </li>
        );
      })}
    </List>
  );
}
