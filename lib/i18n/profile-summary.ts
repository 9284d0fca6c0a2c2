import type { PublicProfile } from '../domain/play/profile';
import type { Locale } from '../domain/settings/locales';
import { percentText } from '../domain/text/format';
import { oddsText, outcomeText } from './play-texts';
import type { Translate } from './translate';

type ProfileFigure = { readonly key: string; readonly label: string; readonly value: string; readonly note: string | null };

/** A player's summary, for the profile and its card: record, share of right predictions, streak, best call. Empty before the first result; all of it reveals results. */
export function profileSummary({ ranks, streak, best: [call] }: PublicProfile, locale: Locale, t: Translate): ProfileFigure[] {
  const all = ranks.find(({ period, count }) => period === 'all' && count > 0);
  if (all === undefined) return [];
  const figures: ProfileFigure[] = [
    { key: 'record', label: t('playProfile.record'), value: `${all.won}–${all.count - all.won}`, note: null },
    {
      key: 'hitRate',
      label: t('playProfile.hitRate'),
      value: percentText(all.won / all.count, locale),
      note: t('playProfile.ofPicks', { count: all.count }),
    },
    {
      key: 'streak',
      label: t('playProfile.streak'),
      value: String(streak.now),
      note: streak.longest === null ? null : t('playProfile.longest', { count: streak.longest }),
    },
  ];
  if (call === undefined) return figures;
  const note = outcomeText(call.kind, call.outcome, call, t);
  return [...figures, { key: 'call', label: t('playProfile.bestCall'), value: oddsText(call.odds, locale), note }];
}
