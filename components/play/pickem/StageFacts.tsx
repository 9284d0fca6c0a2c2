import styled from 'styled-components';
import { paths } from '../../../lib/domain/page/paths';
import type { PickemStageInfo } from '../../../lib/domain/play/pickem/pickem-page';
import { competitionName } from '../../../lib/i18n/competition-name';
import { useTranslate } from '../../../lib/i18n/use-translate';
import { Link } from '../../ui/Link';
import { LocalTime } from '../../ui/LocalTime';
import { textLink } from '../../ui/text-link';

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px var(--sp-4);
  color: var(--dim-text-color);
  font-size: var(--fs-sm);

  & > a {
    ${textLink}
  }
`;

/** Which stage it is, and until when it may be picked. */
export function StageFacts({ stage }: { readonly stage: PickemStageInfo }) {
  const t = useTranslate();
  return (
    <Facts>
      {stage.serieName ? <span>{competitionName(stage.serieName, t)}</span> : null}
      <span>
        {stage.isLocked ? (
          t('pickem.locked')
        ) : stage.locksAt === null ? (
          t('pickem.noStart')
        ) : (
          <>
            {t('play.locks')} <LocalTime at={stage.locksAt} show="dayTime" />
          </>
        )}
      </span>
      <Link href={paths.tournament(stage)}>{t('pickem.toStage')}</Link>
    </Facts>
  );
}
