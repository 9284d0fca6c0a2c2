import type { ChampionShare } from '../news/patch-notes';
import type { DraftCount } from './champion-stats';
import type { ChampionStatsDocument } from './stats-document';
import { championRows } from './stats-rows';

/** A champion whose share of drafts has changed since the patch before, in parts of one. */
export type ShareChange = ChampionShare & { readonly change: number };

export type PatchFigures = {
  /** Picks are shares of all games, bans of those whose bans are known. */
  readonly drafts: DraftCount;
  /** Of the patch before, where it is compared with. */
  readonly draftsBefore: DraftCount | null;
  readonly picked: readonly ChampionShare[];
  readonly banned: readonly ChampionShare[];
  readonly rising: readonly ShareChange[];
  readonly falling: readonly ShareChange[];
};

const LISTED = 10;
const CHANGES_LISTED = 8;
/** On fewer games with known bans a share says little. */
const LEAST_GAMES = 30;

type Figure = { readonly champion: ChampionShare['champion']; readonly pick: number; readonly ban: number; readonly presence: number };

function figuresOf(document: ChampionStatsDocument): Figure[] {
  return championRows(document).map(({ id, name, img, pickRate, banRate, presence }) => ({
    champion: { id, name, img },
    pick: pickRate ?? 0,
    ban: banRate ?? 0,
    presence: presence ?? 0,
  }));
}

function top(figures: readonly Figure[], shareOf: (figure: Figure) => number): ChampionShare[] {
  return [...figures]
    .sort((a, b) => shareOf(b) - shareOf(a) || a.champion.id - b.champion.id)
    .filter((figure) => shareOf(figure) > 0)
    .slice(0, LISTED)
    .map((figure) => ({ champion: figure.champion, share: shareOf(figure) }));
}

/** Whether two scopes have enough games with known bans for their shares to be compared. */
export function areDraftsComparable(a: DraftCount, b: DraftCount): boolean {
  return Math.min(a.gamesWithBans, b.gamesWithBans) >= LEAST_GAMES;
}

/** What a patch's page shows; changes only where both patches have enough games to compare. */
export function patchFigures(patch: ChampionStatsDocument, before: ChampionStatsDocument | null): PatchFigures {
  const figures = figuresOf(patch);
  const comparable = before !== null && areDraftsComparable(patch.drafts, before.drafts);
  const earlier = new Map(comparable ? figuresOf(before).map((figure) => [figure.champion.id, figure]) : []);
  const now = new Map(figures.map((figure) => [figure.champion.id, figure]));
  const changes = comparable
    ? [...new Set([...now.keys(), ...earlier.keys()])].flatMap((id): ShareChange[] => {
        const known = now.get(id) ?? earlier.get(id);
        const share = now.get(id)?.presence ?? 0;
        return known ? [{ champion: known.champion, share, change: share - (earlier.get(id)?.presence ?? 0) }] : [];
      })
    : [];
  const byChange = (sign: 1 | -1) =>
    changes
      .filter(({ change }) => sign * change >= 0.01)
      .sort((a, b) => sign * (b.change - a.change) || a.champion.id - b.champion.id)
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
