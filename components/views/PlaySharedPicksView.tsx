import Head from 'next/head';
import styled from 'styled-components';
import { clubColors } from '../../lib/domain/entities/club-colors';
import { paths } from '../../lib/domain/page/paths';
import { pickedChampion, titlePath } from '../../lib/domain/play/pickem/pickem-entry';
import type { SharedPicks } from '../../lib/domain/play/pickem/pickem-page';
import { competitionOf } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/media';
import { bracketTitles } from '../bracket/round-name';
import { ClubName } from '../figures/ClubName';
import { ScoredPicks } from '../play/pickem/ScoredPicks';
import { StageFacts } from '../play/pickem/StageFacts';
import { PlayerName } from '../play/PlayerName';
import { PlayPage } from '../play/PlayPage';
import { ShareButton } from '../share/ShareButton';
import { ButtonLink } from '../ui/Button';
import { Crest } from '../ui/Crest';
import { EmptyCard } from '../ui/EmptyState';

const Band = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--sp-4) var(--sp-5);
  align-items: center;
  padding: var(--sp-5);
  border: 1px solid var(--border-color);
  border-radius: var(--radius-l);
  background: var(--bg-element-color);

  & > .picture {
    display: grid;

    & > * {
      --size: 104px !important;
    }
  }
  & > .words {
    display: grid;
    gap: var(--sp-1);
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .words > small {
    color: var(--main-color);
    font-weight: 600;
  }
  & .words > strong {
    font-size: var(--fs-4xl);
    font-weight: 800;
    line-height: 1.1;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  & .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-4);
    align-items: baseline;
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    align-items: center;
    align-self: start;
  }
  & > .path {
    grid-column: 1 / -1;
  }
  & > .path > small {
    display: block;
    margin-bottom: var(--sp-2);
    font-weight: 600;
  }
  & ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
    gap: var(--sp-2);
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--sp-2);
    align-content: center;
    align-items: center;
    max-width: 280px;
    padding: var(--sp-2) var(--sp-3);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: color-mix(in srgb, var(--bg-element-color) 72%, transparent);
    font-weight: 650;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  & li > .ui-crest {
    grid-row: span 2;
  }
  & li > small {
    grid-column: 2;
    font-size: var(--fs-xs);
    font-weight: 500;
  }
  ${MEDIA.belowDesktop} {
    grid-template-columns: auto minmax(0, 1fr);

    & > .actions {
      grid-column: 1 / -1;
    }
  }
  ${MEDIA.phone} {
    gap: var(--sp-3);
    padding: var(--sp-4);

    & > .picture > * {
      --size: 64px !important;
    }
    & .words > strong {
      font-size: var(--fs-2xl);
    }
    & ol {
      grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
    }
  }
`;

/** `/play/picks/ID`: the picks of a stage that a player shares, for whoever has the link. */
export function PlaySharedPicksView({ share, player, stage, task, picks, score }: SharedPicks) {
  const t = useTranslate();
  const { name, mark } = player;
  const stageName = competitionOf(stage.leagueName, [stage.name], t);
  const champion = task && pickedChampion(task, picks);
  const path = task === null ? [] : titlePath(task, picks);
  const rounds = bracketTitles(task?.kind === 'bracket' ? task.bracket : null, t);
  const title = t('pickem.sharedTitle', { name, stage: stageName });
  const summary = champion
    ? t('pickem.sharedChampion', { name, team: champion.name, stage: stageName })
    : t('pickem.sharedDescription', { name, stage: stageName });
  const color = clubColors(champion?.name ?? '')?.color;
  return (
    <PlayPage title={title} description={summary} tab="pickem" path={paths.playPicks(share)}>
      {/* For those who were given the link. */}
      <Head>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <Band role="group" aria-label={t('pickem.picksOf', { name })}>
        <span aria-hidden className="clubs" data-one="" style={color === undefined ? undefined : { '--left': color }} />
        <span className="picture">
          {champion ? (
            <Crest {...champion} size={104} />
          ) : (
            <Crest id={stage.leagueId} name={stage.leagueName} acronym={stage.leagueAcronym} img={stage.leagueImg} size={104} />
          )}
        </span>
        <div className="words">
          <small>{t(champion ? 'pickem.championOf' : 'pickem.picksOf', { name })}</small>
          <strong>{champion?.name ?? stageName}</strong>
          <div className="facts">
            <PlayerName name={name} mark={mark} linked />
            <StageFacts stage={stage} />
          </div>
        </div>
        <div className="actions">
          {stage.isLocked ? (
            <ButtonLink href={paths.playPickem()}>{t('home.cards.picks')}</ButtonLink>
          ) : (
            <ButtonLink href={paths.playPickemOf(stage.id)} data-variant="primary">
              {t('pickem.makeOwn')}
            </ButtonLink>
          )}
          <ShareButton
            subject={{ kind: 'picks', share }}
            path={paths.playPicks(share)}
            title={summary}
            titleWithResults={null}
            hidden={false}
          />
        </div>
        {path.length === 0 ? null : (
          <div className="path">
            <small>{t('pickem.path')}</small>
            <ol aria-label={t('pickem.path')}>
              {path.map(({ matchId, beaten }) => (
                <li key={matchId}>
                  <Crest {...beaten} size={28} />
                  <span>
                    <ClubName name={beaten.name} />
                  </span>
                  <small>{rounds.get(matchId)}</small>
                </li>
              ))}
            </ol>
          </div>
        )}
      </Band>
      {task === null ? (
        <EmptyCard title={t('pickem.notYet')}>{t('pickem.notYetHint')}</EmptyCard>
      ) : (
        <ScoredPicks task={task} picks={picks} score={score} />
      )}
    </PlayPage>
  );
}
