import type { BrowserContext, Page, Route } from 'playwright';
import * as v from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { GameDetailSchema, type GameDetail } from '../lib/domain/match/game';
import { MatchSchema, type FinishedMatch, type GameStub, type RunningMatch } from '../lib/domain/match/match';
import { paths } from '../lib/domain/page/paths';
import { useBrowser } from './support/browser';
import { liveMatches, someMatch } from './support/site-data';
import { t } from './support/texts';

/** The page of a running match grows by every game that ends, until the match is over. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

const AnswerSchema = v.looseObject({ match: MatchSchema, games: v.array(GameDetailSchema) });
type Answer = v.InferOutput<typeof AnswerSchema>;

async function ask(id: number): Promise<Answer> {
  return v.parse(AnswerSchema, await (await fetch(new URL(paths.api.match(id), site.url))).json());
}

let before: Answer;
let running: RunningMatch;
/** Figures of a game that is over, from another match. */
let pattern: GameDetail;

beforeAll(async () => {
  const found = (await liveMatches()).find((match) => match.status === 'running' && match.games.some(({ status }) => status === 'running'));
  if (found?.status !== 'running') throw new Error('No game of the demo season runs');
  before = await ask(found.id);
  if (before.match.status !== 'running') throw new Error('The match is over by now');
  running = before.match;
  const finished = await ask((await someMatch('finished', (match) => match.games.length > 0)).id);
  const [game] = finished.games.filter(
    ({ players, curve }: GameDetail & { readonly curve?: unknown }) => players.length === 10 && curve !== null,
  );
  if (!game) throw new Error('No finished game has figures');
  pattern = game;
});

/** The running match's sides in place of those that played the pattern. */
function figuresOf(stub: GameStub): GameDetail {
  const [one, other] = pattern.teams.map(({ id }) => id);
  const ours = (id: number | null) => (id === one ? running.left.id : id === other ? running.right.id : id) ?? 0;
  return {
    ...pattern,
    id: stub.id,
    position: stub.position,
    status: 'finished',
    beginAt: stub.beginAt,
    lengthSeconds: stub.lengthSeconds,
    winnerId: stub.winnerId,
    teams: pattern.teams.map((team) => ({ ...team, id: ours(team.id) })),
    players: pattern.players.map((player) => ({ ...player, teamId: ours(player.teamId) })),
    frames: pattern.frames.map((frame) => ({ ...frame, teams: frame.teams.map((team) => ({ ...team, id: ours(team.id) })) })),
  };
}

const later = () => new Date(Date.parse(running.modifiedAt) + 3_600_000).toISOString();

/** The game under way is won by the left side, and the next one has begun. */
function aGameLater(): Answer & { readonly match: RunningMatch } {
  const ended = running.games.map((game): GameStub =>
    game.status === 'running' ? { ...game, status: 'finished', endAt: later(), lengthSeconds: 1834, winnerId: running.left.id } : game,
  );
  const next: GameStub = {
    id: 1,
    position: nextPosition(),
    status: 'running',
    beginAt: later(),
    endAt: null,
    lengthSeconds: null,
    winnerId: null,
    videoUrl: null,
  };
  const games = [...ended.filter(({ position }) => position !== next.position), next];
  const figures = ended.flatMap((stub) =>
    stub.status === 'finished' && !before.games.some(({ position, status }) => position === stub.position && status === 'finished')
      ? [figuresOf(stub)]
      : [],
  );
  return {
    ...before,
    match: { ...running, modifiedAt: later(), left: { ...running.left, score: running.left.score + 1 }, games },
    games: [...before.games.filter(({ position }) => !figures.some((game) => game.position === position)), ...figures],
  };
}

const position = () => running.games.find(({ status }) => status === 'running')?.position ?? 1;
const nextPosition = () => position() + 1;

function over(): Answer & { readonly match: FinishedMatch } {
  const { match, games, ...rest } = aGameLater();
  const played = match.games.filter(({ status }) => status === 'finished');
  return {
    ...rest,
    match: { ...match, status: 'finished', endAt: later(), winnerId: match.left.id, forfeit: false, games: played },
    games,
  };
}

/** Answers what `now` holds at the time. */
function answering(now: { answer: Answer }): (context: BrowserContext) => Promise<void> {
  return async (context) => {
    await context.route(`**${paths.api.match(running.id)}`, async (route: Route) => route.fulfill({ json: now.answer }));
    await context.route(`**${paths.api.live()}`, async (route: Route) =>
      route.fulfill({ json: { matches: now.answer.match.status === 'running' ? [now.answer.match] : [] } }),
    );
  };
}

const main = (page: Page) => page.getByRole('main');
const tabs = (page: Page) => main(page).getByRole('tab').allTextContents();
const gameTab = (game: number) => t('game.gameNumber', { number: game });
/** The announcements for assistive technology. */
const said = async (page: Page) => (await main(page).getByRole('status').allTextContents()).join('');
const score = (key: 'match.scoreNow' | 'match.scoreFinal', left: number) =>
  t(key, { left: running.left.name, leftScore: left, right: running.right.name, rightScore: running.right.score });

describe('the page of a running match', () => {
  it('adds a finished game, then the end of the match, without a reload', async () => {
    const now = { answer: before };
    const { page } = await open(paths.match(running), { prepare: answering(now) });
    await page.evaluate(() => (document.documentElement.dataset['stays'] = ''));
    expect(await tabs(page)).not.toContain(gameTab(nextPosition()));
    const voting = main(page)
      .getByRole('tabpanel', { includeHidden: true })
      .getByRole('group', { name: t('votes.title'), includeHidden: true });

    // A tab that was open stays in the page.
    await main(page)
      .getByRole('tab', { name: t('matchPage.history') })
      .click();
    await expect.poll(() => voting.getByRole('button').count()).toBe(2);
    await main(page)
      .getByRole('tab', { name: t('matchPage.overview') })
      .click();

    now.answer = aGameLater();
    await main(page)
      .getByRole('tab', { name: gameTab(nextPosition()) })
      .waitFor();
    expect(await said(page)).toBe(score('match.scoreNow', running.left.score + 1));
    // The line and the tab of the game that has ended have its figures and its charts.
    await expect
      .poll(() =>
        main(page)
          .getByRole('row', { name: new RegExp(`${gameTab(position())}.*30:34`) })
          .count(),
      )
      .toBeGreaterThan(0);
    await main(page)
      .getByRole('tab', { name: gameTab(position()), exact: true })
      .click();
    const panel = main(page).getByRole('tabpanel', { name: gameTab(position()) });
    await panel.getByRole('heading', { name: t('game.players') }).waitFor();
    expect(await panel.getByRole('table').count()).toBeGreaterThanOrEqual(2);
    await panel.getByRole('heading', { name: t('gameDetail.damageBreakdown') }).waitFor();
    // The game under way says so; a reader of another tab stays there.
    await main(page)
      .getByRole('tab', { name: gameTab(nextPosition()) })
      .click();
    await main(page).getByText(t('game.playingTitle')).waitFor();
    expect(await voting.getByRole('button', { includeHidden: true }).count()).toBe(2);

    now.answer = over();
    await main(page).getByText(t('match.finished'), { exact: true }).waitFor();
    await expect.poll(() => said(page)).toBe(score('match.scoreFinal', running.left.score + 1));
    expect(await tabs(page)).not.toContain(gameTab(nextPosition()));
    await main(page)
      .getByRole('link', { name: t('matchPage.recap') })
      .waitFor();
    expect(await voting.getByRole('button', { includeHidden: true }).count()).toBe(0);
    expect(await page.evaluate(() => 'stays' in document.documentElement.dataset), 'no reload').toBe(true);
  });

  it('reveals nothing of that where results are hidden: tabs, texts and announcements stay the same', async () => {
    const now = { answer: before };
    const { page } = await open(paths.match(running), { prepare: answering(now), storage: { settings: { spoilerFree: 1 } } });
    const shown = async () => (await main(page).ariaSnapshot()).replace(/\d+ (?:min|h)\b/g, '');
    await main(page).getByText(t('match.resultHidden')).waitFor();
    const first = await shown();
    now.answer = aGameLater();
    const asked = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) await page.waitForResponse(`**${paths.api.match(running.id)}`);
    };
    await asked(2);
    expect(await shown()).toBe(first);
    expect(await said(page)).toBe('');
    now.answer = over();
    // That it is over is a state and no result.
    await main(page).getByText(t('match.finished'), { exact: true }).waitFor();
    expect(await said(page)).toBe('');
    expect(await main(page).getByRole('table', { includeHidden: true }).count()).toBe(0);
    expect((await tabs(page)).length).toBe(running.numOfGames + 2);
  });
});
