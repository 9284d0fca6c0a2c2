import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import type { PublicProfile } from '../../lib/domain/play/profile';
import { percentText } from '../../lib/domain/text/format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { FigureStrip } from '../figures/FigureStrip';
import { CalibrationChart } from '../play/CalibrationChart';
import { OwnBets } from '../play/OwnBets';
import { oddsText, outcomeText, PERIOD_TEXTS, playScoreText } from '../play/play-texts';
import { PlayerName } from '../play/PlayerName';
import { PlayPage } from '../play/PlayPage';
import { ProfileCalls } from '../play/ProfileCalls';
import { ProfileSwitch } from '../play/ProfileSwitch';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { DataTable } from '../ui/DataTable';
import { EmptyCard } from '../ui/EmptyState';
import { SectionHeading } from '../ui/SectionHeading';

const Own = styled(Card)`
  display: grid;
  gap: var(--sp-3);
  justify-items: start;
`;

/**
 * `/play/profile/ID`, and `/play/profile` for the user's own: how well a player
 * predicts. What follows from results is hidden with them.
 */
export function PlayProfileView({
  id,
  name,
  look,
  ranks,
  form,
  best,
  calibration,
  counted,
  streak,
  open,
  isOwn,
  isPrivate,
}: PublicProfile) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  const all = ranks.find(({ period }) => period === 'all');
  const [call] = best;
  return (
    <PlayPage
      title={t('playProfile.title', { name })}
      heading={<PlayerName name={name} mark={{ profile: '', look }} />}
      description={t('playProfile.description')}
      tab={isOwn ? 'profile' : null}
      path={paths.playProfile(id)}
    >
      {open.length === 0 ? null : (
        <section aria-labelledby="profile-open">
          <SectionHeading id="profile-open" count={open.length}>
            {t('play.ownOpen')}
          </SectionHeading>
          <OwnBets bets={open} />
        </section>
      )}
      <SpoilerArea reveal={reveal} note={t('playProfile.hidden')}>
        {all === undefined || all.count === 0 ? null : (
          <FigureStrip
            figures={[
              { key: 'record', label: t('playProfile.record'), value: `${all.won}–${all.count - all.won}` },
              {
                key: 'hitRate',
                label: t('playProfile.hitRate'),
                value: percentText(all.won / all.count, locale),
                note: t('playProfile.ofPicks', { count: all.count }),
              },
              {
                key: 'streak',
                label: t('playProfile.streak'),
                value: streak.now,
                note: streak.longest === null ? null : t('playProfile.longest', { count: streak.longest }),
              },
              ...(call === undefined
                ? []
                : [
                    {
                      key: 'call',
                      label: t('playProfile.bestCall'),
                      value: oddsText(call.odds, locale),
                      note: outcomeText(call.kind, call.outcome, call, t),
                    },
                  ]),
            ]}
          />
        )}
        {counted === 0 ? (
          <EmptyCard compact title={t('playProfile.none')} />
        ) : (
          <>
            <SectionHeading id="profile-ranks">{t('playProfile.ranks')}</SectionHeading>
            <DataTable caption={t('playProfile.ranks')} least={340}>
              <thead>
                <tr>
                  <th scope="col">{t('playProfile.period')}</th>
                  <th scope="col">{t('play.rank')}</th>
                  <th scope="col">{t('play.score')}</th>
                  <th scope="col">{t('play.hits')}</th>
                  <th scope="col">{t('play.count')}</th>
                </tr>
              </thead>
              <tbody>
                {ranks.map(({ period, place, score, won, count }) => (
                  <tr key={period}>
                    <th scope="row">{t(PERIOD_TEXTS[period])}</th>
                    <td>{place ?? '–'}</td>
                    <td>{playScoreText(score, locale)}</td>
                    <td>{won}</td>
                    <td>{count}</td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
            <SectionHeading id="profile-form">{t('playProfile.form')}</SectionHeading>
            <p>{t('playProfile.formNote')}</p>
            <ProfileCalls calls={form} />
            {best.length === 0 ? null : (
              <>
                <SectionHeading id="profile-best">{t('playProfile.best')}</SectionHeading>
                <p>{t('playProfile.bestNote')}</p>
                <ProfileCalls calls={best} />
              </>
            )}
            <SectionHeading id="profile-calibration">{t('playProfile.calibration')}</SectionHeading>
            <p>{t('playProfile.calibrationNote', { count: counted })}</p>
            <Card data-padded="">
              <CalibrationChart bins={calibration} />
            </Card>
          </>
        )}
      </SpoilerArea>
      {isOwn ? (
        <Own data-padded="">
          <ProfileSwitch isPrivate={isPrivate} />
          <ButtonLink href={paths.playStore()} data-size="small">
            {t('playProfile.toStore')}
          </ButtonLink>
        </Own>
      ) : null}
    </PlayPage>
  );
}
