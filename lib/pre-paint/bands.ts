import { chooseLately, chooseNext } from '../domain/schedule/evening';
import { LOCAL_ZONE } from '../domain/schedule/zoned-date';
import type { Settings } from '../domain/settings/settings';
import { adopt, WAITING } from './own-rules';
import { siteNow } from './site-now';
import { storedIds } from './stored';

/** A row of a band (components/home/BandRow.tsx) as the rules of the evening take matches; throws for one without a start or teams. */
function entryOf(row: HTMLElement) {
  const { match, league, rank, teams = '', fed } = row.dataset;
  const beginAt = row.querySelector('time')?.dateTime;
  const strength = row.querySelector<HTMLElement>('[data-strength]')?.dataset['strength'];
  const [left, right] = teams.split(' ').map((id) => ({ id: Number(id) }));
  if (!beginAt || !left || !right) throw new Error('A row of a band does not say its match.');
  return {
    match: { id: Number(match), leagueId: Number(league), beginAt, round: fed === undefined ? undefined : {}, left, right },
    rank: Number(rank),
    strength: strength === undefined ? null : Number(strength),
  };
}

/** Chooses and orders the rows of a band by rules of the visitor's sheet. `own`: the rows that may show; null for all. */
export function chooseRows(band: HTMLElement, { timeZone, spoilerFree }: Settings, own: string | null): void {
  const { band: kind } = band.dataset;
  const rows = [...band.children].filter((row) => row instanceof HTMLElement);
  const entries = rows.filter((row) => own === null || (own !== '' && row.matches(own))).map(entryOf);
  const reader = { leaguesOrder: storedIds('leaguesOrder'), followingTeams: storedIds('followingTeams'), spoilerFree };
  const first =
    kind === 'next'
      ? chooseNext(entries, { ...reader, now: siteNow(), zone: timeZone ?? LOCAL_ZONE }).first
      : chooseLately(entries, reader);
  const list = `${WAITING}.band[data-band=${kind}]>li`;
  adopt([`${list}{display:none}`, ...first.map(({ match }, place) => `${list}[data-match="${match.id}"]{display:grid;order:${place}}`)]);
}
