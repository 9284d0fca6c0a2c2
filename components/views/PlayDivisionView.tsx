import styled from 'styled-components';
import { sentencesText } from '../../lib/domain/text/list-text';
import type { DivisionRanking } from '../../lib/domain/play/leagues/league-page';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { PlacesPage } from '../play/PlacesPage';
import { PlacesTable } from '../play/PlacesTable';
import { PlayNotices } from '../play/PlayNotices';
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

/** `/play/rankings/division`: the reader's division this week. */
export function PlayDivisionView({ reader, division, players }: DivisionRanking) {
  const t = useTranslate();
  const locale = useLocale();
  const isUp = (index: number) => division !== null && index < division.up;
  const isDown = (index: number) => division !== null && index >= players.length - division.down;
  return (
    <PlacesPage
      ranking="division"
      title={t('playLeagues.divisionTitle')}
      description={t('playLeagues.divisionNote')}
      instead={reader.kind === 'visitor' ? <PlayNotices reader={reader} /> : null}
    >
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
    </PlacesPage>
  );
}
