import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { openAccountDialog } from '../../lib/client/auth/account-dialog';
import { request, type RequestFailure } from '../../lib/client/requests/request';
import { paths } from '../../lib/domain/page/paths';
import type { InvitedLeague, LeagueInvitation } from '../../lib/domain/play/leagues/league-page';
import type { PlayReader } from '../../lib/domain/play/play-page';
import { isRecord } from '../../lib/domain/values/is-record';
import { ok, type Result } from '../../lib/domain/values/result';
import { useTranslate } from '../../lib/i18n/use-translate';
import { leagueFailure, useLeagueAct } from '../play/leagues/use-league-act';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { Message } from '../ui/Message';
import { Skeleton } from '../ui/Skeleton';
import { textLink } from '../ui/text-link';

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
    ${textLink}
  }
`;

const isInvitation = (value: unknown): value is LeagueInvitation =>
  isRecord(value) && (value['league'] === null || isRecord(value['league']));

type Invitation = { readonly code: string; readonly found: Result<InvitedLeague | null, RequestFailure> };

/** What the code of the address leads to; null until that is known. It stays behind the "#": the link is there to be passed on, and a login leads back to it. */
function useInvitation(): Invitation | null {
  const [code, setCode] = useState<string | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  useEffect(() => {
    const read = (): void => setCode(new URLSearchParams(location.hash.slice(1)).get('code') ?? '');
    read();
    // Another link in the same tab does not load the page anew.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    if (code === null) return;
    let isCurrent = true;
    void request(paths.api.playLeagueInvited(), isInvitation, { method: 'POST', body: { code } }).then((answer) => {
      if (isCurrent) setInvitation({ code, found: answer.ok ? ok(answer.value.league) : answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return invitation;
}

/** `/play/leagues/join#code=…`: asks whether to join; nobody joins by opening a link. */
export function PlayInvitationView({ reader }: { readonly reader: PlayReader }) {
  const t = useTranslate();
  const router = useRouter();
  const { send, isSending, failure } = useLeagueAct();
  const invitation = useInvitation();
  const league = invitation?.found.ok ? invitation.found.value : null;
  const mayAsk = reader.kind === 'player' || reader.kind === 'visitor';
  const join = async (): Promise<void> => {
    if (reader.kind === 'visitor') return openAccountDialog('signup', 'play');
    const answer = await send(paths.api.playLeagueJoin(), { code: invitation?.code });
    if (answer?.ok && answer.value.league) await router.push(paths.playLeague(answer.value.league.id));
  };
  return (
    <PlayPage title={t('playLeagues.invitation')} description={t('playLeagues.description')} tab="leagues" path={paths.playLeagues()}>
      {invitation === null ? (
        <Card aria-busy>
          <Skeleton style={{ '--w': '60%', '--h': '22px' }} />
        </Card>
      ) : !invitation.found.ok ? (
        <Message kind="error">{t(leagueFailure(invitation.found.error))}</Message>
      ) : league === null ? (
        <EmptyCard title={t('playLeagues.noInvitation')}>{t('playLeagues.noInvitationHint')}</EmptyCard>
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
                  aria-disabled={!mayAsk || isSending || league.isFull || undefined}
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
