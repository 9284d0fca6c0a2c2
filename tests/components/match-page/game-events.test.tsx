// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { GameSide } from '../../../components/match-page/game-sides';
import { GameEvents } from '../../../components/match-page/GameEvents';
import type { Frame } from '../../../lib/domain/match/game';
import { gameLog } from '../../../lib/domain/match/game-log';
import { pageGame } from '../../../lib/domain/match/page-game';
import { scored } from '../../../lib/fixtures/match-fixture';
import { finishedGame } from '../../support/game-fixture';
import { renderSite } from '../../support/render-site';

const NONE = { kills: 0, towers: 0, dragons: 0, barons: 0, inhibitors: 0 };
const frame = (seconds: number, lead: number, red: object = {}): Frame => ({
  seconds,
  teams: [
    { id: 77, gold: 20_000 + lead, ...NONE },
    { id: 1, gold: 20_000, ...NONE, ...red },
  ],
  players: [],
});
const SIDES: readonly [GameSide, GameSide] = [
  { team: scored({ id: 77 }), label: 'blue', color: 'blue' },
  { team: scored({ id: 1, abbr: 'GEN', name: 'Gen.G' }), label: 'red', color: 'red' },
];

const WON = { status: 'finished', winnerId: 77 } as const;
const RUNNING = { status: 'running', winnerId: null } as const;

function courseOf(frames: readonly Frame[]) {
  const { curve, course } = pageGame(finishedGame({ frames: [...frames], teams: [] }), { prior: null });
  if (!curve || !course) throw new Error('no course');
  return { curve, course };
}

describe('the events of a game', () => {
  it('are listed with time, team and what changed, the latest first while it is played', () => {
    const frames = [frame(600, 0), frame(660, -700, { dragons: 1, kills: 2 }), frame(720, -2400, { dragons: 1, kills: 2, towers: 1 })];
    const { container } = renderSite(<GameEvents game={{ ...courseOf(frames), ...RUNNING, players: [] }} sides={SIDES} />);
    const lines = [...container.querySelectorAll('li')].map((line) => line.textContent);
    expect(lines[0]).toMatch(/^12:00GEN 1 towerGEN \+1\.7k goldT1 \d\d% → \d\d% to win$/);
    expect(lines[1]).toMatch(/^11:00GEN 1 dragon, 2 killsGEN \+700 goldT1 50% → 31% to win$/);
  });

  it('name who killed whom and who took what, where single events are known', () => {
    const names = ['Zeus', 'Oner', 'Chovy'].map((name, id) => ({ id, name }));
    const kills = [700, 705, 710].map((seconds, index) => ({
      ...{ seconds, kind: 'kill' as const, teamId: index === 2 ? 1 : 77 },
      ...(index === 2 ? { playerId: 2, victimId: 0 } : { playerId: index, victimId: 2 }),
    }));
    const baron = { seconds: 1500, kind: 'baron' as const, teamId: 77, playerId: 1 };
    const log = gameLog({ complete: true, list: [...kills, baron, { ...baron, kind: 'dragon', seconds: 900, dragon: 'air' }] });
    const { container } = renderSite(<GameEvents game={{ log, ...WON, players: names }} sides={SIDES} />);
    expect([...container.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      '11:40T1 First bloodZeus → Chovy',
      '11:40T1 2 killsZeus → Chovy, Oner → ChovyGEN 1 killChovy → Zeus',
      '15:00T1 Cloud dragon Oner',
      '25:00T1 Baron Oner',
    ]);
  });

  it('show those of a long game that count, the others between them at a tap, with the winner’s chance in each', () => {
    const leads = [0, 0, 0, -300, 0, 1400, 900, 800, 700, 700, 700, 700, 2900];
    const frames = leads.map((lead, index) => frame(600 + 60 * index, lead, { towers: index, barons: index > 9 ? 1 : 0 }));
    const shown = (turn: { since: number; seconds: number } | null) => {
      const { container } = renderSite(<GameEvents game={{ ...courseOf(frames), ...WON, players: [] }} sides={SIDES} turn={turn} />);
      expect(container.querySelector('summary')?.textContent).toBe('4 more');
      expect(container.querySelectorAll('li')).toHaveLength(12);
      expect(container.textContent).not.toMatch(/GEN \d+% →/);
      return [...container.querySelectorAll('li:not([data-rest]) time')].map((time) => time.textContent);
    };
    // Baron counts although nothing moved with it.
    expect(shown(null)).toContain('20:00');
    expect(shown(null)).not.toContain('11:00');
    expect(shown({ since: 600, seconds: 660 })).toContain('11:00');
  });
});
