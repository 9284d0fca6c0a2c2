import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import type { PublicProfile } from '../../lib/domain/play/profile';
import { LEAST_PREDICTIONS } from '../../lib/domain/play/score';
import { profileSummary } from '../../lib/i18n/profile-summary';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { FigureStrip } from '../figures/FigureStrip';
import { Balance } from '../play/Balance';
import { CalibrationChart } from '../play/CalibrationChart';
import { OwnBets } from '../play/OwnBets';
import { PERIOD_TEXTS, playScoreText } from '../../lib/i18n/play-texts';
import { PlayerName } from '../play/PlayerName';
import { PlayPage } from '../play/PlayPage';
import { ProfileCalls } from '../play/ProfileCalls';
import { ProfileSwitch } from '../play/ProfileSwitch';
import { ShareButton } from '../share/ShareButton';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { DataTable } from '../ui/DataTable';
import { EmptyCard } from '../ui/EmptyState';
import { SectionHeading, TitledSection } from '../ui/SectionHeading';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: var(--sp-4);
  align-items: start;

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
  }
`;

const Own = styled(Card)`
  display: grid;
  gap: var(--sp-3);
  justify-items: start;
`;

/** `/play/profile/ID`: how well a player predicts. What follows from results is hidden with them. */
export function PlayProfileView(profile: PublicProfile) {
  const { id, name, look, ranks, form, best, calibration, counted, open, balance, isOwn, isPrivate } = profile;
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  const played = ranks.filter(({ count }) => count > 0);
  const figures = profileSummary(profile, locale, t);
  const title = t('playProfile.title', { name });
  return (
    <PlayPage
      title={title}
      heading={<PlayerName name={name} mark={{ profile: '', look }} />}
      description={t('playProfile.description')}
      aside={
        isPrivate || figures.length === 0 ? null : (
          <ShareButton
            subject={{ kind: 'profile', id }}
            path={paths.playProfile(id)}
            title={title}
            titleWithResults={title}
            hidden={reveal.hidden}
          />
        )
      }
      tab={isOwn ? 'profile' : null}
      path={paths.playProfile(id)}
    >
      {balance === null ? null : <Balance balance={balance} reveal={reveal} />}
      {open.length === 0 ? null : (
        <TitledSection id="profile-open" title={t('play.ownOpen')} count={open.length}>
          <OwnBets bets={open} />
        </TitledSection>
      )}
      <SpoilerArea reveal={reveal} note={t('playProfile.hidden')}>
        {figures.length === 0 ? null : <FigureStrip figures={figures} />}
        {counted === 0 ? (
          <EmptyCard title={t('playProfile.none')}>
            {isOwn && open.length === 0 ? <ButtonLink href={paths.playPredictions()}>{t('play.predictions')}</ButtonLink> : null}
          </EmptyCard>
        ) : (
          <Columns>
            {best.length === 0 ? null : (
              <TitledSection id="profile-best" title={t('playProfile.best')}>
                <ProfileCalls calls={best} />
              </TitledSection>
            )}
            <TitledSection id="profile-form" title={t('playProfile.form')}>
              <ProfileCalls calls={form} />
            </TitledSection>
            <section>
              <SectionHeading>{t('playProfile.ranks')}</SectionHeading>
              <DataTable caption={t('playProfile.ranks')} least={340}>
                <thead>
                  <tr>
                    <th scope="col">{t('playProfile.period')}</th>
                    <th scope="col">{t('play.hits')}</th>
                    <th scope="col">{t('play.rank')}</th>
                    <th scope="col">{t('play.score')}</th>
                  </tr>
                </thead>
                <tbody>
                  {played.map(({ period, place, score, won, count }) => (
                    <tr key={period}>
                      <th scope="row">{t(PERIOD_TEXTS[period])}</th>
                      <td>
                        {won}/{count}
                      </td>
                      {place === null ? (
                        <td colSpan={2}>{t('play.settledOf', { count, least: LEAST_PREDICTIONS[period] })}</td>
                      ) : (
                        <>
                          <td>{place}</td>
                          <td>{playScoreText(score, locale)}</td>
                        </>
                      )}
                    </tr>
                  ))}
                </tbody>
              </DataTable>
            </section>
            <TitledSection id="profile-calibration" title={t('playProfile.calibration')}>
              <p>{t('playProfile.calibrationNote', { count: counted })}</p>
              <Card data-padded="">
                <CalibrationChart bins={calibration} />
              </Card>
            </TitledSection>
          </Columns>
        )}
      </SpoilerArea>
      {isOwn ? (
        <Own data-padded="">
          <ProfileSwitch isPrivate={isPrivate} />
          <ButtonLink href={paths.playShop()} data-size="small">
            {t('playProfile.toStore')}
          </ButtonLink>
        </Own>
      ) : null}
    </PlayPage>
  );
}
