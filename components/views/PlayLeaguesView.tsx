import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { openAccountDialog } from '../../lib/client/auth/account-dialog';
import { randomId } from '../../lib/client/requests/random-id';
import { paths } from '../../lib/domain/page/paths';
import { LEAGUE_NAME_LENGTH, MOST_LEAGUES, MOST_MEMBERS } from '../../lib/domain/play/leagues/play-league';
import type { LeagueList } from '../../lib/domain/play/leagues/league-page';
import { useTranslate } from '../../lib/i18n/use-translate';
import { useLeagueAct } from '../play/leagues/use-league-act';
import { boxGrid, entryBox } from '../play/list-style';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { Button } from '../ui/Button';
import { EmptyCard } from '../ui/EmptyState';
import { TextField } from '../ui/Field';
import { FieldForm } from '../ui/FieldForm';
import { Link } from '../ui/Link';
import { Message } from '../ui/Message';
import { TitledSection } from '../ui/SectionHeading';

const Leagues = styled.ul`
  --least: 280px;
  ${boxGrid}

  & a {
    ${entryBox}
    gap: 2px;
  }
  & a:hover {
    border-color: var(--control-border-color);
  }
`;

const Form = styled(FieldForm)`
  max-width: 480px;
  justify-items: start;

  & > div {
    width: 100%;
  }
`;

/** `/play/leagues`: the reader's private leagues, and making one. */
export function PlayLeaguesView({ leagues, reader }: LeagueList) {
  const t = useTranslate();
  const router = useRouter();
  const [name, setName] = useState('');
  const { send, isSending, failure } = useLeagueAct();
  // A retry after a lost answer has the same id, so only one league is created.
  const id = useRef<string | null>(null);
  const isFull = leagues.length >= MOST_LEAGUES;
  const mayAsk = reader.kind === 'player' || reader.kind === 'visitor';
  const isValid = name.trim() !== '' && mayAsk && !isFull;
  const make = async (): Promise<void> => {
    if (reader.kind === 'visitor') return openAccountDialog('login', 'play');
    id.current ??= randomId();
    const answer = await send(paths.api.playLeagues(), { id: id.current, name });
    if (answer?.ok && answer.value.league) await router.push(paths.playLeague(answer.value.league.id));
  };
  return (
    <PlayPage
      title={t('playLeagues.title')}
      heading={t('play.leagues')}
      description={t('playLeagues.description')}
      tab="leagues"
      path={paths.playLeagues()}
    >
      <p>{t('playLeagues.intro', { members: MOST_MEMBERS, leagues: MOST_LEAGUES })}</p>
      <PlayNotices reader={reader} />
      {reader.kind === 'visitor' ? null : (
        <TitledSection id="leagues-own" title={t('playLeagues.own')} count={leagues.length}>
          {leagues.length === 0 ? (
            <EmptyCard title={t('playLeagues.none')}>{t('playLeagues.noneHint')}</EmptyCard>
          ) : (
            <Leagues>
              {leagues.map((league) => (
                <li key={league.id}>
                  <Link href={paths.playLeague(league.id)}>
                    <strong>{league.name}</strong>
                    <small>
                      {t('playLeagues.members', { count: league.members })}
                      {league.isOwner ? ` · ${t('playLeagues.youOwn')}` : ''}
                    </small>
                  </Link>
                </li>
              ))}
            </Leagues>
          )}
        </TitledSection>
      )}
      <TitledSection id="leagues-new" title={t('playLeagues.makeTitle')}>
        <Form
          onSubmit={() => {
            if (isValid) void make();
          }}
        >
          <TextField
            label={t('playLeagues.name')}
            maxLength={LEAGUE_NAME_LENGTH}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          {isFull ? <Message kind="info">{t('playLeagues.failures.limit')}</Message> : null}
          {failure ? <Message kind="error">{t(failure)}</Message> : null}
          <Button type="submit" data-variant="primary" aria-disabled={!isValid || isSending || undefined}>
            {t('playLeagues.make')}
          </Button>
        </Form>
      </TitledSection>
    </PlayPage>
  );
}
