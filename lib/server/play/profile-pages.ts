import type { Session } from '../../domain/people/session';
import type { PlayAccount } from '../../domain/play/ledger';
import { profileFigures, type ProfileRank, type PublicProfile } from '../../domain/play/profile';
import { ownTally } from '../../domain/play/play-page';
import { PERIODS, periodKeys, type Period } from '../../domain/play/score';
import { accountOfProfile } from '../../store/play/shop-store';
import { betsOf, countBetter } from '../../store/play/ledger-store';
import { whereOn } from './play-pages';
import { accountOf } from './play-routes';

/** Predictions that form and calibration look at: the newest. */
const BETS = 300;
const PROFILE_ID = /^[0-9a-f]{16}$/;

async function rankOf(account: PlayAccount, period: Period, now: number): Promise<ProfileRank> {
  const key = periodKeys(now)[period];
  const { score, count, won } = ownTally(account.tallies[period], period, key);
  return { period, score, count, won, place: score === null ? null : (await countBetter(period, key, score)) + 1 };
}

async function profileOf(uid: string, account: PlayAccount, isOwn: boolean, now: number): Promise<PublicProfile> {
  const { profile: id, name, look, isPrivate } = account;
  const [bets, ranks] = await Promise.all([betsOf(uid, BETS), Promise.all(PERIODS.map((period) => rankOf(account, period, now)))]);
  return { id, name, look, isPrivate, isOwn, ranks, ...profileFigures(bets) };
}

/** A player's public profile; null where there is none, or it is switched off and not the reader's own. Throws StoreUnavailableError. */
export function loadProfile({ uid }: Session, id: string | null): Promise<PublicProfile | null> {
  return whereOn(async (now) => {
    if (id === null || !PROFILE_ID.test(id)) return null;
    const found = await accountOfProfile(id);
    if (found === null) return null;
    const isOwn = found.uid === uid;
    return found.account.isPrivate && !isOwn ? null : profileOf(found.uid, found.account, isOwn, now);
  });
}

/** The reader's own. */
export function loadOwnProfile(session: Session): Promise<PublicProfile | null> {
  return whereOn(async (now) => profileOf(session.uid, await accountOf(session), true, now));
}
