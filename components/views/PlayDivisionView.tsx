import styled from 'styled-components';
import { sentencesText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import type { DivisionRanking } from '../../lib/domain/play/leagues/league-page';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { PlacesTable } from '../play/PlacesTable';
import { PlayPage } from '../play/PlayPage';
import { RankingChips } from '../play/RankingChips';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { EmptyCard } from '../ui/EmptyState';

const Mark = styled.small`
  margin-left: var(--sp-2);
  color: var(--dim-text-color);
  font-weight: 500;
`;

const MOVE_TEXTS = {
  up: 'playLeagues.moves.up',
  down: 'playLeagues.moves.down',
  stay: 'playLeagues.moves.stay',
  new: 'playLeagues.moves.new',
} as const satisfies Record<string, MessageKey>;

/** `/play/rankings/division`: the reader's division this week. It follows from results, and is hidden with them. */
export function PlayDivisionView({ division, players }: DivisionRanking) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  const isUp = (index: number) => division !== null && index < division.up;
  const isDown = (index: number) => division !== null && index >= players.length - division.down;
  return (
    <PlayPage title={t('playLeagues.divisionTitle')} description={t('playLeagues.divisionNote')} tab="rankings" path={paths.playDivision()}>
      <RankingChips current="division" />
      <p>{t('playLeagues.divisionNote')}</p>
      <SpoilerArea reveal={reveal} note={t('play.rankingsHidden')}>
        {division === null ? (
          <EmptyCard title={t('playLeagues.noDivision')}>{t('playLeagues.noDivisionHint')}</EmptyCard>
        ) : (
          <>
            <p>
              {sentencesText(
                [t('playLeagues.ownDivision', { number: division.number, count: division.count }), t(MOVE_TEXTS[division.ownMove])],
                locale,
              )}
            </p>
            <PlacesTable
              caption={t('playLeagues.divisionTitle')}
              players={players}
              note={({ place }, index) =>
                isUp(index) && place !== null ? (
                  <Mark>↑ {t('playLeagues.goesUp')}</Mark>
                ) : isDown(index) ? (
                  <Mark>↓ {t('playLeagues.goesDown')}</Mark>
                ) : null
              }
            />
          </>
        )}
      </SpoilerArea>
    </PlayPage>
  );
}
