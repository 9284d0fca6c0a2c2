import { loadMatch } from '../pages/match-pages';
import { cacheTag } from '../../domain/page/cache-tags';
import { commentPage } from '../../domain/people/comments/comment-page';
import type { GameDetail } from '../../domain/match/game';
import { gamePrior } from '../../domain/rating/game-prior';
import { pageGame, type PageGame } from '../../domain/match/page-game';
import { gamesOfMatch } from '../../domain/match/match-games';
import { turningPoint } from '../../domain/match/turning-point';
import { playerOfTheMatch } from '../../domain/match/player-of-the-match';
import { readHomeState } from '../../store/models/match-documents';
import type { ApiAnswer } from '../api/api-route';
import { LIFETIMES } from '../cache-lifetimes';
import { loadVideos } from '../pages/news-pages';
import { jsonOf } from './json-of';
import { matchDisplays } from './match-displays';

/** JSON answers about matches (docs/product.md#json-api): the documents in the display shape. `now` is the site's clock. */

/** A game with its course of win chances, where its gold is known: of one team, 0–1, at moments in seconds; the other's is the rest. */
function withChances(game: GameDetail, { curve, course }: PageGame) {
  if (!curve || !course) return game;
  return { ...game, chances: { teamId: curve.teams[0], seconds: curve.seconds, chance: course.chances.map((each) => each / 1000) } };
}

/** `GET /api/match/{id}`: the match, the chances before it, its games and their champions, form, head-to-head, both teams' places, and before it begins what is at stake for them and who is likely to play. A comment purges it, but not while the match runs and it is made anew every few seconds anyway. */
export async function matchAnswer({ id }: { readonly id: number }, now: number): Promise<ApiAnswer> {
  const loaded = await loadMatch(id, now);
  const commented = loaded.data?.document.match.status === 'running' ? null : commentPage('match', id);
  const tags = commented === null ? loaded.tags : [...loaded.tags, cacheTag.comments(commented.key)];
  return jsonOf(
    { ...loaded, tags },
    {
      now,
      missing: 'Match cannot be found.',
      display: async ({ document: { match, form, headToHead, standings, preview, winnerMeans }, played, stake }) => {
        const chance = match.chance ?? null;
        const prior = gamePrior(match, chance);
        const games = gamesOfMatch(match, played?.games ?? []).map((game) => ({ game, page: pageGame(game, { prior }) }));
        const display = await matchDisplays([match, ...headToHead.matches, ...form.left.matches, ...form.right.matches], now);
        return {
          match: { ...display(match), chance },
          chance,
          games: games.map(({ game, page }) => withChances(game, page)),
          worthWatching: (match.status === 'finished' ? match.worthWatching : null) ?? null,
          champions: played?.champions ?? [],
          headToHead: { ...headToHead, matches: headToHead.matches.map(display) },
          standings: standings ?? null,
          playerOfTheMatch: playerOfTheMatch(match, played?.games ?? [], winnerMeans),
          turningPoint: turningPoint(
            match,
            games.map(({ page }) => page),
          ),
          stake,
          preview: preview ?? null,
          form: {
            left: { ...form.left, matches: form.left.matches.map(display) },
            right: { ...form.right, matches: form.right.matches.map(display) },
          },
        };
      },
    },
  );
}

/** `GET /api/home`: what the homepage shows: running matches with figures of their games, the next ten by start and the ten latest results, each with its importance. */
export async function homeAnswer(now: number): Promise<ApiAnswer> {
  const { running = [], next = [], lately = [], playing = [] } = (await readHomeState()) ?? {};
  const matches = [...running, ...next.map(({ match }) => match), ...lately.map(({ match }) => match)];
  const display = await matchDisplays(matches, now);
  return {
    body: {
      running: running.map(display),
      playing,
      next: next.map(({ match, ...entry }) => ({ match: { ...display(match), chance: match.chance ?? null }, ...entry })),
      lately: lately.map(({ match, ...entry }) => ({ match: display(match), ...entry })),
    },
    lifetime: LIFETIMES.live,
    tags: [cacheTag.home],
  };
}

/** `GET /api/videos`: running matches with their streams, and the latest matches with recordings. */
export async function videosAnswer(now: number): Promise<ApiAnswer> {
  return jsonOf(await loadVideos(), {
    now,
    display: async ({ running, recorded }) => {
      const display = await matchDisplays([...running, ...recorded], now);
      return { running: running.map(display), matches: recorded.map(display) };
    },
  });
}
