import { useRouter } from 'next/router';
import { useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import type { Team } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import { asksForHere } from '../../lib/domain/page/plain-click';
import { teamHref } from '../../lib/domain/page/team-tabs';
import type { OpponentRecord } from '../../lib/domain/statistics/team-figures';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { useJson } from '../../lib/client/page/use-json';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ClubName } from '../figures/ClubName';
import { FigureTable, type FigureColumn } from '../figures/FigureTable';
import { percentText } from '../../lib/domain/text/format';
import { Meetings } from '../match-page/Meetings';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import type { Reveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import { Skeleton } from '../ui/Skeleton';
import { MeetingsSchema, type TeamTabOf } from '../../lib/domain/models/team-tab-data';
import { TeamChoice } from './TeamChoice';

const Name = styled(Link)`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  /* The figures stay in sight on a phone. */
  max-width: min(36vw, 300px);
  min-height: 32px;

  & > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (hover: hover) {
    &:hover > span:last-child {
      text-decoration: underline;
    }
  }
`;

/* As high as the newest meetings will be. */
const Waiting = styled.div`
  display: grid;
  gap: var(--sp-2);
  min-height: 240px;
`;

const ownName = ({ name, acronym }: Pick<OpponentRecord, 'name' | 'acronym'>): string => name || acronym || '?';
const meetingsOf = ({ wins, losses, draws }: OpponentRecord): number => wins + losses + draws;

type Props = { readonly team: Team; readonly tab: TeamTabOf<'head-to-head'>; readonly reveal: Reveal };

/**
 * A team against every team that it has met. The selected opponent is in the
 * address; another selection loads only its meetings, not the page.
 */
export function TeamHeadToHeadTab({ team, tab, reveal }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const hydrated = useHydrated();
  const { opponents } = tab;
  const [chosen, setChosen] = useState(tab.opponentId);
  const isOther = chosen !== null && chosen !== tab.opponentId;
  const answer = useJson(isOther ? paths.api.headToHead(team.id, chosen) : null, MeetingsSchema);
  const meetings = isOther ? answer.data : tab.meetings;
  const opponent = opponents.find(({ id }) => id === chosen) ?? null;
  const hrefOf = (id: number) => teamHref(team, { tab: 'head-to-head', opponent: id });
  const choose = (id: number): void => {
    setChosen(id);
    void router.replace(hrefOf(id), undefined, { shallow: true, scroll: false });
  };

  if (opponents.length === 0) {
    return <EmptyCard title={t('team.noOpponents')} />;
  }
  // An option cannot be hidden by CSS: those that reveal a result are added once it is known that they may show.
  const offered = hydrated && !reveal.hidden ? opponents : opponents.filter(({ id, isResult }) => !isResult || id === chosen);
  const byName = [...offered].sort((a, b) => ownName(a).localeCompare(ownName(b)));
  return (
    <>
      <TeamChoice
        team={team}
        tab="head-to-head"
        name="opponent"
        label={t('team.opponent')}
        options={byName.map((each) => ({ id: each.id, label: ownName(each) }))}
        chosen={chosen}
        placeholder={t('team.chooseOpponent')}
        onChoose={choose}
      />
      <SpoilerArea reveal={reveal} note={t('team.meetingsHidden')}>
        <div className="column">
          {opponent === null ? null : (
            <TitledSection id="team-meetings" title={t('team.meetings', { team: team.name, opponent: ownName(opponent) })}>
              {meetings ? (
                <Meetings left={sideOf(team)} right={sideOf(opponent)} headToHead={meetings} />
              ) : answer.error ? (
                <EmptyCard compact title={t('team.meetingsFailed')} />
              ) : (
                <Waiting aria-busy>
                  <Skeleton style={{ '--w': '100%', '--h': '96px' }} />
                  <Skeleton style={{ '--w': '100%', '--h': '132px' }} />
                </Waiting>
              )}
            </TitledSection>
          )}
          <TitledSection id="team-opponents" title={t('team.opponents')}>
            <Opponents team={team} opponents={opponents} hrefOf={hrefOf} onChoose={choose} />
          </TitledSection>
        </div>
      </SpoilerArea>
    </>
  );
}

function sideOf({ id, name, acronym, img }: Pick<OpponentRecord, 'id' | 'name' | 'acronym' | 'img'>) {
  return { id, name, abbr: acronym, img };
}

type OpponentsProps = {
  readonly team: Team;
  readonly opponents: readonly OpponentRecord[];
  readonly hrefOf: (id: number) => string;
  readonly onChoose: (id: number) => void;
};

function Opponents({ team, opponents, hrefOf, onChoose }: OpponentsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const drawn = opponents.some(({ draws }) => draws > 0);
  const columns: FigureColumn<OpponentRecord>[] = [
    { key: 'meetings', label: t('team.met'), value: meetingsOf, text: String },
    { key: 'wins', label: t('team.won'), value: ({ wins }) => wins, text: String, strong: true },
    ...(drawn ? [{ key: 'draws', label: t('team.drawn'), value: ({ draws }: OpponentRecord) => draws, text: String }] : []),
    { key: 'losses', label: t('team.lost'), value: ({ losses }) => losses, text: String },
    {
      key: 'winRate',
      label: t('stats.columns.winRate'),
      title: t('team.matchesWon'),
      value: (record) => record.wins / meetingsOf(record),
      text: (part) => percentText(part, locale),
    },
  ];
  const onClick = (id: number) => (event: MouseEvent) => {
    if (!asksForHere(event)) return;
    event.preventDefault();
    onChoose(id);
    scrollTo({ top: 0 });
  };
  return (
    <Card>
      <FigureTable
        caption={t('team.opponentsOf', { team: team.name })}
        firstLabel={t('team.opponent')}
        headWeight={3}
        rows={opponents}
        rowKey={({ id }) => id}
        columns={columns}
        rowHead={(each) => (
          <Name href={hrefOf(each.id)} onClick={onClick(each.id)}>
            <Crest id={each.id} name={each.name} acronym={each.acronym} img={each.img} size={24} />
            <span>
              <ClubName name={ownName(each)} />
            </span>
          </Name>
        )}
      />
    </Card>
  );
}
