import { useRouter } from 'next/router';
import styled from 'styled-components';
import { openAccountDialog } from '../../lib/client/auth/account-dialog';
import { paths } from '../../lib/domain/page/paths';
import type { LeagueInvitation } from '../../lib/domain/play/leagues/league-page';
import { useTranslate } from '../../lib/i18n/use-translate';
import { useLeagueAct } from '../play/leagues/use-league-act';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { Message } from '../ui/Message';

const Box = styled(Card)`
  display: grid;
  gap: var(--sp-3);
  justify-items: start;
  max-width: 480px;
  padding: var(--sp-5);
  overflow-wrap: anywhere;

  & > p {
    color: var(--dim-text-color);
    line-height: 1.5;
  }
  & > p > a {
    color: var(--hl-color1);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** `/play/leagues/join?code=…`: asks whether to join; nobody joins by opening a link. */
export function PlayInvitationView({ code, league, reader }: LeagueInvitation) {
  const t = useTranslate();
  const router = useRouter();
  const { send, isSending, failure } = useLeagueAct();
  const mayAsk = reader.kind === 'player' || reader.kind === 'visitor';
  const join = async (): Promise<void> => {
    if (reader.kind === 'visitor') return openAccountDialog('signup');
    const answer = await send(paths.api.playLeagueJoin(), { code });
    if (answer?.ok && answer.value.league) await router.push(paths.playLeague(answer.value.league.id));
  };
  return (
    <PlayPage title={t('playLeagues.invitation')} description={t('playLeagues.description')} tab="leagues" path={paths.playLeagues()}>
      {league === null ? (
        <Card>
          <EmptyState title={t('playLeagues.noInvitation')}>{t('playLeagues.noInvitationHint')}</EmptyState>
        </Card>
      ) : (
        <>
          <Box>
            <h2>{league.name}</h2>
            <p>{t('playLeagues.members', { count: league.members })}</p>
            <p>
              {t('play.description')} <Link href={paths.playRules()}>{t('play.rulesTitle')}</Link>
            </p>
            {league.isMember ? (
              <ButtonLink href={paths.playLeague(league.id)}>{t('playLeagues.open')}</ButtonLink>
            ) : (
              <>
                <p>{t('playLeagues.joinNote')}</p>
                {league.isFull ? <Message kind="info">{t('playLeagues.full')}</Message> : null}
                {failure ? <Message kind="error">{t(failure)}</Message> : null}
                <Button
                  data-variant="primary"
                  aria-disabled={!mayAsk || isSending || league.isFull ? true : undefined}
                  onClick={() => (mayAsk && !league.isFull ? void join() : undefined)}
                >
                  {t('playLeagues.join')}
                </Button>
              </>
            )}
          </Box>
          <PlayNotices reader={reader} />
        </>
      )}
    </PlayPage>
  );
}
