import { useState } from 'react';
import styled from 'styled-components';
import { request } from '../../lib/client/requests/request';
import { isRecord } from '../../lib/domain/values/is-record';
import { labelledText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import { WEEK_TARGET, type LeagueReaction } from '../../lib/domain/play/leagues/play-league';
import type { LeagueMember, LeaguePageData } from '../../lib/domain/play/leagues/league-page';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { LeagueSettings, type PendingAct } from '../play/leagues/LeagueSettings';
import { Reactions } from '../play/leagues/Reactions';
import { leagueFailure } from '../play/leagues/use-league-act';
import { boxGrid, entryBox, ruledRows } from '../play/list-style';
import { PlacesTable } from '../play/PlacesTable';
import { MARKET_TITLES, oddsText, outcomeText } from '../../lib/i18n/play-texts';
import { PlayPage } from '../play/PlayPage';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { Message } from '../ui/Message';
import { PageFrame } from '../ui/page-frame';
import { TitledSection } from '../ui/SectionHeading';
import { textLink } from '../ui/text-link';

const Calls = styled.ul`
  --least: 320px;
  ${boxGrid}

  & > li {
    ${entryBox}
    gap: var(--sp-2);
    align-content: start;
  }
  & p > a {
    ${textLink}
  }
`;

const Members = styled.ul`
  ${ruledRows}

  & > li {
    flex-wrap: wrap;
    padding: var(--sp-2) var(--sp-4);
  }
  & > li > span {
    flex: 1 1 10ch;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** What an owner can do with a member. */
const ACTS = [
  { act: 'hand-over', text: 'playLeagues.acts.handOver' },
  { act: 'remove', text: 'playLeagues.acts.remove' },
] as const;

const isPage = (value: unknown): value is LeaguePageData =>
  isRecord(value) && Array.isArray(value['members']) && Array.isArray(value['weekReactions']) && isRecord(value['league']);

function Call({ call }: { readonly call: NonNullable<LeagueMember['bestCall']> }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <p>
      {outcomeText(call.kind, call.outcome, call, t)} × {oddsText(call.odds, locale)}{' '}
      <small>
        {t(MARKET_TITLES[call.kind])} ·{' '}
        <Link href={paths.matchById(call.matchId)}>
          {call.left.name} – {call.right.name}
        </Link>
      </small>
    </p>
  );
}

/** `/play/leagues/{id}`: a private league: its table, last week's best calls with reactions, and its members. */
export function PlayLeagueView(loaded: LeaguePageData) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  const [pendingAct, setPendingAct] = useState<PendingAct | null>(null);
  const [failure, setFailure] = useState<MessageKey | null>(null);
  // What a reaction has changed is shown until the server sends the page anew.
  const [changed, setChanged] = useState<{ readonly from: LeaguePageData['members']; readonly page: LeaguePageData } | null>(null);
  const page = changed?.from === loaded.members ? changed.page : loaded;
  const { league, members, week, weekReactions, ownReaction } = page;
  const react = async (on: string, emoji: LeagueReaction | null): Promise<void> => {
    const answer = await request(paths.api.playLeagueReaction(league.id), isPage, { method: 'PUT', body: { on, emoji } });
    setFailure(answer.ok ? null : leagueFailure(answer.error));
    if (answer.ok) setChanged({ from: loaded.members, page: answer.value });
  };
  /** Nothing to react to. */
  const isEmpty = members.every(({ bestCall }) => bestCall === null) && weekReactions.length === 0;
  const ownOn = (on: string): LeagueReaction | null => (ownReaction?.on === on ? ownReaction.emoji : null);
  const nameOf = ({ name, isOwn }: LeagueMember) => `${name}${isOwn ? ` (${t('play.you')})` : ''}`;
  const byName = members.toSorted((a, b) => Number(b.isOwner) - Number(a.isOwner) || a.key.localeCompare(b.key));
  return (
    <PlayPage title={league.name} description={t('playLeagues.description')} tab="leagues" path={paths.playLeague(league.id)}>
      <TitledSection id="league-table" title={t('play.season')}>
        <SpoilerArea reveal={reveal} note={t('play.rankingsHidden')}>
          <PlacesTable
            caption={t('playLeagues.table')}
            players={members}
            extra={{ title: t('playLeagues.pickemPoints'), cell: ({ pickem }) => pickem }}
          />
        </SpoilerArea>
      </TitledSection>
      {week === null ? null : (
        // The cover above stands for it as well.
        <SpoilerArea reveal={reveal}>
          <PageFrame>
            <TitledSection id="league-week" title={t('playLeagues.lastWeek')}>
              <p>
                {t('playLeagues.weekOf')} <LocalTime at={`${week}T12:00:00Z`} show="day" />
              </p>
              {failure ? <Message kind="error">{t(failure)}</Message> : null}
              {isEmpty ? (
                <Card data-padded="">{t('playLeagues.noCalls')}</Card>
              ) : (
                <>
                  <p>{t('playLeagues.reactNote')}</p>
                  <Reactions
                    label={t('playLeagues.reactWeek')}
                    counts={weekReactions}
                    own={ownOn(WEEK_TARGET)}
                    onReact={(emoji) => void react(WEEK_TARGET, emoji)}
                  />
                </>
              )}
              <Calls>
                {members.map((member) =>
                  member.bestCall === null ? null : (
                    <li key={member.key}>
                      <strong>{nameOf(member)}</strong>
                      <Call call={member.bestCall} />
                      <Reactions
                        label={t('playLeagues.reactOn', { name: nameOf(member) })}
                        counts={member.reactions}
                        own={ownOn(member.key)}
                        onReact={(emoji) => void react(member.key, emoji)}
                      />
                    </li>
                  ),
                )}
              </Calls>
            </TitledSection>
          </PageFrame>
        </SpoilerArea>
      )}
      <TitledSection id="league-members" title={t('playLeagues.membersTitle')} count={members.length}>
        <LeagueSettings league={league} pendingAct={pendingAct} onAsk={setPendingAct} />
        <Members>
          {byName.map((member) => (
            <li key={member.key}>
              <span>
                {nameOf(member)}
                {member.isOwner ? ` · ${t('playLeagues.owner')}` : ''}
              </span>
              {league.isOwner && !member.isOwn
                ? ACTS.map(({ act, text }) => (
                    <Button
                      key={act}
                      data-size="small"
                      aria-label={labelledText(t(text), nameOf(member), locale)}
                      onClick={() => setPendingAct({ act, member })}
                    >
                      {t(text)}
                    </Button>
                  ))
                : null}
            </li>
          ))}
        </Members>
      </TitledSection>
    </PlayPage>
  );
}
