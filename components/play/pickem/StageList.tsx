import type { ReactNode } from 'react';
import styled from 'styled-components';
import { labelledText } from '../../../lib/domain/text/list-text';
import { paths } from '../../../lib/domain/page/paths';
import type { PickemStageInfo } from '../../../lib/domain/play/pickem/pickem-page';
import { competitionName } from '../../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../../lib/i18n/use-translate';
import { Crest } from '../../ui/Crest';
import { Link } from '../../ui/Link';
import { LocalTime } from '../../ui/LocalTime';
import { TitledSection } from '../../ui/SectionHeading';
import { boxGrid, entryBox } from '../list-style';

const Stages = styled.ul`
  --least: 320px;
  ${boxGrid}

  & a {
    ${entryBox}
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px var(--sp-3);
    align-items: center;
  }
  & a:hover {
    border-color: var(--control-border-color);
  }
  & a > span:last-child {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  & em {
    color: var(--main-color);
    font-size: var(--fs-sm);
    font-style: normal;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;

type Props<Stage extends PickemStageInfo> = {
  readonly stages: readonly Stage[];
  /** Shown below a stage's name. */
  readonly children: (stage: Stage) => ReactNode;
};

/** Stages, each with the way to its pick'em. */
export function StageList<Stage extends PickemStageInfo>({ stages, children }: Props<Stage>) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Stages>
      {stages.map((stage) => (
        <li key={stage.id}>
          <Link href={paths.playPickemOf(stage.id)}>
            <Crest id={stage.leagueId} name={stage.leagueName} acronym={stage.leagueAcronym} img={stage.leagueImg} size={36} />
            <span>
              <strong>{labelledText(competitionName(stage.leagueName, t), competitionName(stage.name, t), locale)}</strong>
              <small>{competitionName(stage.serieName, t)}</small>
              {children(stage)}
            </span>
          </Link>
        </li>
      ))}
    </Stages>
  );
}

type OpenProps = {
  /** `hasEntry`: whether the reader has picks; absent where that was not looked up. */
  readonly stages: readonly (PickemStageInfo & { readonly hasEntry?: boolean })[];
};

/** The stages that take entries, until when; nothing where there are none. */
export function OpenStages({ stages }: OpenProps) {
  const t = useTranslate();
  return stages.length === 0 ? null : (
    <TitledSection id="pickem-open" title={t('pickem.openStages')}>
      <StageList stages={stages}>
        {({ kind, locksAt, hasEntry }) => (
          <>
            <small>
              {kind === null ? null : t(`pickem.kinds.${kind}`)}
              {locksAt === null ? null : (
                <>
                  {' · '}
                  {t('play.locks')} <LocalTime at={locksAt} show="dayTime" />
                </>
              )}
            </small>
            {hasEntry === undefined ? null : <em>{t(hasEntry ? 'pickem.picked' : 'pickem.notPicked')}</em>}
          </>
        )}
      </StageList>
    </TitledSection>
  );
}

/** The stages that open next, and when; nothing where there are none. */
export function NextStages({ stages }: { readonly stages: readonly PickemStageInfo[] }) {
  const t = useTranslate();
  return stages.length === 0 ? null : (
    <TitledSection id="pickem-next" title={t('pickem.nextStages')}>
      <p>{t('pickem.noStagesHint')}</p>
      <StageList stages={stages}>
        {({ locksAt, opensAt }) => (
          <>
            {locksAt === null ? null : (
              <small>
                {t('pickem.firstMatch')} <LocalTime at={locksAt} show="dayTime" />
              </small>
            )}
            {opensAt === null ? null : (
              <em>
                {t('pickem.opensAbout')} <LocalTime at={opensAt} show="day" />
              </em>
            )}
          </>
        )}
      </StageList>
    </TitledSection>
  );
}
