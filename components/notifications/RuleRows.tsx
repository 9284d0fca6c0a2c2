import { useId } from 'react';
import styled from 'styled-components';
import { useFollowedLeagues, useFollowing } from '../../lib/client/following/following-store';
import type { TeamStub } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import { listText } from '../../lib/domain/text/list-text';
import { leagueFix } from '../../lib/domain/leagues/league-table';
import { ruleKey, type NotificationRule } from '../../lib/domain/people/notification-rules';
import type { UserData, UserDataPatch } from '../../lib/domain/people/user-data';
import { competitionName } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { useFollowedMatches } from '../following/use-followed-matches';
import { Button } from '../ui/Button';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';
import { textLink } from '../ui/text-link';
import { ReminderSelect } from './ReminderSelect';

const Rows = styled.ul`
  & > li + li {
    border-top: 1px solid var(--border-color);
  }
  & summary {
    gap: var(--sp-3);
    min-height: 52px;
    padding: var(--sp-2) 0;
  }
  & summary > b {
    flex: 1;
    min-width: 0;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  & summary > small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    text-align: right;
  }
  & fieldset {
    display: grid;
    gap: var(--sp-2);
    min-width: 0;
    padding: 0 0 var(--sp-3);
    border: 0;
  }
  & .rule {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-5);
    align-items: center;
  }
  & .rule > label {
    display: inline-flex;
    gap: var(--sp-2);
    align-items: center;
    min-height: var(--hit);
  }
  & fieldset > button {
    justify-self: start;
  }
`;

const None = styled.p`
  & > a {
    ${textLink}
  }
`;

type Props = { readonly data: UserData; readonly save: (patch: UserDataPatch) => Promise<unknown> };
type FollowedItem = TeamStub & { readonly kind: 'team' | 'league' };

const EVENTS = ['start', 'reschedule', 'result'] as const;

/** What is followed, by name; one that nothing names (yet) is left out. */
function useFollowedThings(): readonly FollowedItem[] {
  const { leaguesOrder, followingTeams } = useFollowing();
  const named = useFollowedLeagues();
  const { data } = useFollowedMatches();
  const leagues = leaguesOrder.flatMap((id): FollowedItem[] => {
    const known = data?.leagues.find((league) => league.id === id) ?? named.find((league) => league.id === id);
    const fix = leagueFix(id, known?.name ?? '');
    const name = fix?.name || known?.name;
    return name ? [{ kind: 'league', id, name, acronym: fix?.acronym || (known?.acronym ?? ''), img: known?.img ?? null }] : [];
  });
  const teams = followingTeams.flatMap((id): FollowedItem[] => {
    const known = data?.teams.find((team) => team.id === id);
    return known ? [{ kind: 'team', id, name: known.name, acronym: known.acronym, img: known.img }] : [];
  });
  return [...teams, ...leagues];
}

/** A rule for each followed team and tournament, which replaces the one for all. */
export function RuleRows({ data, save }: Props) {
  const t = useTranslate();
  const things = useFollowedThings();
  if (things.length === 0)
    return (
      <None>
        <Link href={paths.settingsFollowing()}>{t('account.rules.none')}</Link>
      </None>
    );
  return (
    <Rows>
      {things.map((thing) => (
        <li key={`${thing.kind}-${thing.id}`}>
          <RuleRow thing={thing} data={data} save={save} />
        </li>
      ))}
    </Rows>
  );
}

function RuleRow({ thing, data, save }: Props & { readonly thing: FollowedItem }) {
  const t = useTranslate();
  const locale = useLocale();
  const id = useId();
  const key = ruleKey(thing.kind, thing.id);
  const own = data.notifyRules[key];
  const usual: NotificationRule = {
    start: true,
    reschedule: data.notifyReschedule,
    result: data.notifyMatchResult,
    minutes: data.notifyMinutes,
  };
  const rule = own ?? usual;
  const put = (next: NotificationRule | null) => void save({ notifyRules: { [key]: next } });
  const events = EVENTS.filter((event) => rule[event]).map((event) => t(`account.rules.${event}`));
  return (
    <details>
      <summary>
        <Crest id={thing.id} name={thing.name} acronym={thing.acronym} img={thing.img} size={24} />
        <b>{thing.kind === 'league' ? competitionName(thing.name, t) : thing.name}</b>
        <small>{own ? listText(events, locale) || t('account.rules.nothing') : t('account.rules.asAll')}</small>
      </summary>
      <fieldset aria-label={thing.name}>
        <div className="rule">
          {EVENTS.map((event) => (
            <label key={event}>
              <input type="checkbox" checked={rule[event]} onChange={(change) => put({ ...rule, [event]: change.target.checked })} />
              {t(`account.rules.${event}`)}
            </label>
          ))}
          <label htmlFor={id}>
            {t('account.rules.before')}
            <ReminderSelect id={id} minutes={rule.minutes} onChoose={(minutes) => put({ ...rule, minutes })} />
          </label>
        </div>
        {own ? (
          <Button data-size="small" data-variant="quiet" onClick={() => put(null)}>
            {t('account.rules.reset')}
          </Button>
        ) : null}
      </fieldset>
    </details>
  );
}
