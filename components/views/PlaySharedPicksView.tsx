import Head from 'next/head';
import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import { pickedChampion } from '../../lib/domain/play/pickem/pickem-entry';
import type { SharedPicks } from '../../lib/domain/play/pickem/pickem-page';
import { competitionOf } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ScoredPicks } from '../play/pickem/ScoredPicks';
import { StageFacts } from '../play/pickem/StageFacts';
import { PlayerName } from '../play/PlayerName';
import { PlayPage } from '../play/PlayPage';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { EmptyState } from '../ui/EmptyState';

const Champion = styled(Card)`
  display: flex;
  gap: var(--sp-4);
  align-items: center;
  justify-self: start;

  & > p {
    display: grid;
    gap: 2px;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & strong {
    font-size: var(--fs-2xl);
    line-height: 1.2;
  }
`;

/** `/play/picks/ID`: the picks of a stage that a player shares, for whoever has the link. */
export function PlaySharedPicksView({ share, player, stage, task, picks, score }: SharedPicks) {
  const t = useTranslate();
  const { name, mark } = player;
  const stageName = competitionOf(stage.leagueName, [stage.name], t);
  const champion = task && pickedChampion(task, picks);
  const summary = champion
    ? t('pickem.sharedChampion', { name, team: champion.name, stage: stageName })
    : t('pickem.sharedDescription', { name, stage: stageName });
  return (
    <PlayPage title={t('pickem.sharedTitle', { name, stage: stageName })} description={summary} tab={null} path={paths.playPicks(share)}>
      {/* For those who were given the link. */}
      <Head>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      {champion === null ? (
        <p>
          <PlayerName name={name} mark={mark} linked />
        </p>
      ) : (
        <Champion data-padded="">
          <Crest id={champion.id} name={champion.name} acronym={champion.acronym} img={champion.img} size={64} />
          <p>
            <small>{t('play.markets.winner')}</small>
            <strong>{champion.name}</strong>
            <PlayerName name={name} mark={mark} linked />
          </p>
        </Champion>
      )}
      <StageFacts stage={stage} />
      {task === null ? (
        <Card>
          <EmptyState title={t('pickem.notYet')}>{t('pickem.notYetHint')}</EmptyState>
        </Card>
      ) : (
        <ScoredPicks task={task} picks={picks} score={score} />
      )}
      {stage.isLocked ? null : (
        <p>
          <ButtonLink href={paths.playPickemOf(stage.id)} data-variant="primary">
            {t('pickem.makeOwn')}
          </ButtonLink>
        </p>
      )}
    </PlayPage>
  );
}
