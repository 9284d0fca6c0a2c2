import type { ChampionShare } from './patch-notes';
import { HIGHEST_WIN_RATE_MIN_GAMES } from '../values/constants';
import { areDraftsComparable, type DraftCount } from '../statistics/champion-stats';
import type { ChampionStatsDocument } from '../statistics/stats-document';
import { championRows } from '../statistics/stats-rows';

/** A figure of a champion, and how it differs from the patch before; null where it is not known, or too few games make it. */
type FigureChange = { readonly now: number | null; readonly change: number | null };

/** A champion whose presence has changed since the patch before, in parts of one: picks and bans, both of the games whose bans are known. */
export type ChampionChange = {
  readonly champion: ChampionShare['champion'];
  readonly picks: number;
  readonly presence: { readonly now: number; readonly change: number };
  readonly pick: FigureChange;
  readonly ban: FigureChange;
  readonly win: FigureChange;
};

export type PatchFigures = {
  /** `picked` is in shares of all games, bans of those whose bans are known. */
  readonly drafts: DraftCount;
  /** Drafts of the patch that it is compared with; null without one. */
  readonly draftsBefore: DraftCount | null;
  readonly picked: readonly ChampionShare[];
  readonly banned: readonly ChampionShare[];
  readonly rising: readonly ChampionChange[];
  readonly falling: readonly ChampionChange[];
};

const LISTED = 10;
const CHANGES_LISTED = 7;

type Figure = {
  readonly champion: ChampionShare['champion'];
  readonly picks: number;
  readonly pick: number;
  readonly ban: number;
  readonly presence: number;
  /** Null where too few games make it. */
  readonly win: number | null;
};

function figuresOf(document: ChampionStatsDocument): Figure[] {
  return championRows(document).map(({ id, name, img, picks, pickRate, banRate, presence, winRate }) => ({
    champion: { id, name, img },
    picks,
    pick: pickRate ?? 0,
    ban: banRate ?? 0,
    presence: presence ?? 0,
    win: picks >= HIGHEST_WIN_RATE_MIN_GAMES ? winRate : null,
  }));
}

/** A champion without a row was neither picked nor banned. */
function changeOf(now: Figure | undefined, then: Figure | undefined): ChampionChange[] {
  const champion = now?.champion ?? then?.champion;
  if (!champion) return [];
  const changed = (share: (figure: Figure) => number) => {
    const [own, earlier] = [now ? share(now) : 0, then ? share(then) : 0];
    return { now: own, change: own - earlier };
  };
  const [won, wonThen] = [now?.win ?? null, then?.win ?? null];
  return [
    {
      ...{ champion, picks: now?.picks ?? 0 },
      presence: changed(({ presence }) => presence),
      pick: changed(({ presence, ban }) => presence - ban),
      ban: changed(({ ban }) => ban),
      win: { now: won, change: won === null || wonThen === null ? null : won - wonThen },
    },
  ];
}

function top(figures: readonly Figure[], shareOf: (figure: Figure) => number): ChampionShare[] {
  return [...figures]
    .sort((a, b) => shareOf(b) - shareOf(a) || a.champion.id - b.champion.id)
    .filter((figure) => shareOf(figure) > 0)
    .slice(0, LISTED)
    .map((figure) => ({ champion: figure.champion, share: shareOf(figure) }));
}

/** What a patch's page shows; changes only where both patches have enough games to compare. */
export function patchFigures(patch: ChampionStatsDocument, before: ChampionStatsDocument | null): PatchFigures {
  const figures = figuresOf(patch);
  const comparable = before !== null && areDraftsComparable(patch.drafts, before.drafts);
  const earlier = new Map(comparable ? figuresOf(before).map((figure) => [figure.champion.id, figure]) : []);
  const now = new Map(figures.map((figure) => [figure.champion.id, figure]));
  const changes = comparable
    ? [...new Set([...now.keys(), ...earlier.keys()])].flatMap((id) => changeOf(now.get(id), earlier.get(id)))
    : [];
  const byChange = (sign: 1 | -1) =>
    changes
      .filter(({ presence }) => sign * presence.change >= 0.01)
      .sort((a, b) => sign * (b.presence.change - a.presence.change) || a.champion.id - b.champion.id)
      .slice(0, CHANGES_LISTED);
  return {
    drafts: patch.drafts,
    draftsBefore: comparable ? before.drafts : null,
    picked: top(figures, ({ pick }) => pick),
    banned: top(figures, ({ ban }) => ban),
    rising: byChange(1),
    falling: byChange(-1),
  };
}
