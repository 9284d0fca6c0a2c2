import type { CatchUpDays } from '../../domain/match/catch-up';
import { loadCatchUp } from '../pages/catch-up-page';
import { cacheTag } from '../../domain/cache-tags';
import type * as v from 'valibot';
import { commentPage } from '../../domain/people/comments/comment-page';
import type { GameDetail } from '../../domain/match/game';
import type { GamePrior } from '../../domain/match/game-course';
import { gamePrior } from '../../domain/rating/game-prior';
import { pageGame } from '../../domain/match/page-game';
import { gamesOfMatch } from '../../domain/match/match-games';
import { playerOfTheMatch } from '../../domain/match/player-of-the-match';
import type { SearchIndexSchema } from '../../domain/read-models';
import { currentMonday } from '../../domain/schedule/week';
import { readSearchIndex } from '../../store/models/search-index-document';
import { readHomeState } from '../../store/models/state-document';
import type { ApiAnswer } from '../api/api-route';
import { LIFETIMES } from '../pages/cache-lifetimes';
import { loadMatch } from '../pages/match-page';
import { loadWeeks } from '../pages/week-page';
import { jsonOf } from './json-of';
import { matchDisplays } from './match-displays';

/** JSON answers about matches (docs/product.md#json-api): the documents in the display shape. `now` is the site's clock. */

/** `GET /api/week?start=YYYY-MM-DD`; without `start` the current UTC week. A week that nothing is stored for is empty. */
export async function weekAnswer(asked: { readonly start: string | null }, now: number): Promise<ApiAnswer> {
  const monday = asked.start ?? currentMonday(now, 'UTC');
  return jsonOf(await loadWeeks([monday]), {
    now,
    display: async (matches) => ({ start: monday, matches: matches.map(await matchDisplays(matches, now)) }),
  });
}

/** A game with its course of win chances, where its gold is known: of one team, 0–1, at moments in seconds; the other's is the rest. */
function withChances(game: GameDetail, known: { readonly prior: GamePrior | null }) {
  const { curve, course } = pageGame(game, known);
  if (!curve || !course) return game;
  return { ...game, chances: { teamId: curve.teams[0], seconds: curve.seconds, chance: course.chances.map((each) => each / 1000) } };
}

/** `GET /api/match/{id}`: the match, the chances before it, its games and their champions, form, head-to-head, both teams' places, and before it begins what is at stake for them. A comment purges it, but not while the match runs and it is made anew every few seconds anyway. */
export async function matchAnswer({ id }: { readonly id: number }, now: number): Promise<ApiAnswer> {
  const loaded = await loadMatch(id, now);
  const commented = loaded.data?.document.match.status === 'running' ? null : commentPage('match', id);
  const tags = commented === null ? loaded.tags : [...loaded.tags, cacheTag.comments(commented.key)];
  return jsonOf(
    { ...loaded, tags },
    {
      now,
      missing: 'Match cannot be found.',
      display: async ({ document: { match, form, headToHead, standings }, played, stake }) => {
        const chance = match.chance ?? null;
        const display = await matchDisplays([match, ...headToHead.matches, ...form.left.matches, ...form.right.matches], now);
        return {
          match: { ...display(match), chance },
          chance,
          worthWatching: (match.status === 'finished' ? match.worthWatching : null) ?? null,
          games: gamesOfMatch(match, played?.games ?? []).map((game) => withChances(game, { prior: gamePrior(match, chance) })),
          champions: played?.champions ?? [],
          headToHead: { ...headToHead, matches: headToHead.matches.map(display) },
          standings: standings ?? null,
          playerOfTheMatch: playerOfTheMatch(match, played?.games ?? []),
          stake,
          form: {
            left: { ...form.left, matches: form.left.matches.map(display) },
            right: { ...form.right, matches: form.right.matches.map(display) },
          },
        };
      },
    },
  );
}

/** `GET /api/catch-up?days=1`: the matches of the last days that are most worth watching, each with its `worthWatching`. */
export async function catchUpAnswer(days: CatchUpDays, now: number): Promise<ApiAnswer> {
  return jsonOf(await loadCatchUp(days, now), {
    now,
    display: async (matches) => ({ days, matches: matches.map(await matchDisplays(matches, now)) }),
  });
}

/** `GET /api/live`: the running matches with their scores, and gold, kills and win chance of the games under way as far as they are known. */
export async function liveAnswer(now: number): Promise<ApiAnswer> {
  const { running = [], playing = [] } = (await readHomeState()) ?? {};
  return { body: { matches: running.map(await matchDisplays(running, now)), playing }, lifetime: LIFETIMES.live, tags: [cacheTag.home] };
}

/** `GET /api/search?prefix=ab`: entries by the first two characters (lower case, without spaces). */
export async function searchAnswer({ prefix }: { readonly prefix: string }): Promise<ApiAnswer> {
  const body: v.InferOutput<typeof SearchIndexSchema> = (await readSearchIndex(prefix)) ?? { entries: [] };
  return { body, lifetime: LIFETIMES.catalog, tags: [cacheTag.search] };
}
