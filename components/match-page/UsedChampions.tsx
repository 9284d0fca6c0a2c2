import styled from 'styled-components';
import { MEDIA } from '../../styles/media';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { fullName } from '../../lib/domain/match/match-names';
import { Card } from '../ui/Card';
import { TitledSection } from '../ui/SectionHeading';
import { ChampionLink } from '../figures/ChampionLink';
import type { SeriesGame } from '../../lib/domain/match/series-games';
import { looksFearless, picksByGame } from '../../lib/domain/match/used-champions';

const Teams = styled(Card)`
  display: grid;
  /* Not auto-fit: painted before the second team has arrived, the first would take both columns. */
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-4) var(--sp-5);

  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  & ol {
    display: grid;
    gap: var(--sp-2);
    margin-top: var(--sp-2);
  }
  & li {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  & li > span:first-child {
    min-width: 28px;
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.p`
  color: var(--dim-text-color);
  font-size: var(--fs-sm);
`;

/** The champions that both teams have picked in the series so far, a line for each game: in a fearless draft they are gone. Nothing for a single game. */
export function UsedChampions({ match, games }: { readonly match: MatchSummary; readonly games: readonly SeriesGame[] }) {
  const t = useTranslate();
  const teams = [match.left, match.right].map((side) => ({ side, picks: picksByGame(games, side.id) }));
  if (match.numOfGames < 2 || teams.every(({ picks }) => picks.length === 0)) return null;
  const fearless = looksFearless(games);
  return (
    <TitledSection id="series-champions" title={t('gameDetail.usedChampions')}>
      {fearless ? <Note>{t(match.status === 'running' ? 'gameDetail.gone' : 'gameDetail.noneTwice')}</Note> : null}
      <Teams data-padded="">
        {teams.map(({ side, picks }) => (
          <div key={side.id}>
            <h3>{fullName(side)}</h3>
            <ol className="picks">
              {picks.map(({ position, champions }) => (
                <li key={position}>
                  <span>{t('gameDetail.gameShort', { number: position })}</span>
                  {champions.map((champion) => (
                    <ChampionLink key={champion.id} champion={champion} size={36} />
                  ))}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </Teams>
    </TitledSection>
  );
}
