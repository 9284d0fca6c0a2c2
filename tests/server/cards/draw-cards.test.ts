import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { CARD_FORMATS, CARD_SIZES } from '../../../lib/domain/cards/card-address';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import type { CardPicture, LinkCard } from '../../../lib/server/cards/card';
import { drawable } from '../../../lib/server/cards/card-fonts';
import { cardNode } from '../../../lib/server/cards/card-layout';
import { commonSize, fontSizeFor, frameOf } from '../../../lib/server/cards/card-parts';
import { CardPress } from '../../../lib/server/cards/draw-cards';
import { compareCard, matchCard, playerCard, siteCard, teamCard } from '../../../lib/server/cards/make-cards';

const LONGEST = 'Evil Geniuses Prodigies Academy Supercalifragilisticexpialidocious International Esports Organisation';
const HANGUL = '한화생명 이스포츠 대한민국 챌린저스 아카데미 주니어 팀';
const HAN = '北京京东电子竞技俱乐部英雄联盟青训队上海分部第二队';
const HOSTILE = `${'\u202e\u0000🏆'.repeat(50)}<b>&${'W'.repeat(5_000)}`;

const none = () => Promise.resolve(null);
const press = new CardPress(none);

const named = (name: string) => ({ id: 5, name, acronym: '', img: null });
const played = (left: string, right: string): LinkCard => {
  const match = finishedMatch();
  return matchCard({ ...match, left: { ...match.left, name: left }, right: { ...match.right, name: right } }, 'en');
};

const picture = (name: string): CardPicture => ({ kind: 'team', id: 5, name, acronym: '', img: null });
const card = (body: LinkCard['body']): LinkCard => ({ locale: 'en', badge: null, top: ['LCK'], body, foot: ['Summer 2023'] });
const figures = (name: string) =>
  card({
    kind: 'figures',
    picture: picture(name),
    title: name,
    lines: [name],
    figures: ['one', 'two', 'three'].map(() => ({ label: name, value: '123,456.78', note: name })),
  });
const bars = (names: readonly string[]) =>
  card({
    kind: 'bars',
    sides: names.map((name) => ({ picture: picture(name), note: '42 games' })),
    bars: Array.from({ length: 5 }, (_, index) => ({
      label: 'Gold difference at 15 minutes',
      cells: names.map((_name, column) => ({ value: '−123,456.78', part: column === 1 ? null : index / 4 })),
    })),
  });
const table = (names: readonly string[]) =>
  card({
    kind: 'table',
    title: LONGEST,
    rows: names.map((name, index) => ({
      place: String(index + 1),
      picture: picture(name),
      value: 'Clasificado',
      mark: index < 3 ? 'in' : null,
    })),
  });
const path = (name: string, steps: number) =>
  card({
    kind: 'path',
    picture: picture(name),
    title: name,
    line: name,
    heading: LONGEST,
    rows: Array.from({ length: steps }, () => ({ place: '', picture: picture(name), value: 'Lower-bracket quarterfinal 1', mark: null })),
  });
const curve = (name: string) =>
  card({
    kind: 'curve',
    title: `${name} ${name}`,
    left: picture(name),
    right: picture('T1'),
    points: Array.from({ length: 30 }, (_, index) => ({ seconds: index * 60, lead: index === 12 ? null : (index - 10) * 400 })),
  });

/** A photograph at its worst: nothing in it repeats. */
const noise = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 90 } } })
    .png()
    .toBuffer();

describe('a drawn card', () => {
  it.each([
    ['the site', siteCard('ko')],
    ['the longest names', played(LONGEST, LONGEST)],
    ['Korean and Chinese names', played(HANGUL, HAN)],
    ['accents of Vietnamese, Polish and Turkish', played('Đội Tuyển Nguyễn Phúc Ưu Việt', 'Żółta Gęś İstanbul ğüşıöç')],
    ['what no typeface has', played(HOSTILE, '')],
    ['four teams', compareCard('teams', [LONGEST, HANGUL, HAN, 'T1'].map(named), 'es')],
    ['figures', figures(LONGEST)],
    ['bars of two', bars([LONGEST, HAN])],
    ['bars of four', bars([LONGEST, HANGUL, HAN, 'T1'])],
    ['a table of twenty', table(Array.from({ length: 20 }, () => LONGEST))],
    ['a way to the title', path(LONGEST, 8)],
    ['a curve', curve(LONGEST)],
  ])('is a JPEG of each format’s size, and for links at most 150 kB: %s', async (_what, card) => {
    for (const format of CARD_FORMATS) {
      const bytes = await press.draw(card, format);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...CARD_SIZES[format] });
      if (format === 'wide') expect(bytes.length).toBeLessThanOrEqual(150_000);
    }
  });

  /** Rows above the line at the bottom, and beside both edges: nothing but the ground, and light on it. */
  it.each([
    ['figures', figures(LONGEST)],
    ['bars of two', bars([LONGEST, HAN])],
    ['bars of four', bars([LONGEST, HANGUL, HAN, 'T1'])],
    ['a table of ten', table(Array.from({ length: 10 }, () => LONGEST))],
    ['a table of twenty', table(Array.from({ length: 20 }, () => LONGEST))],
    ['a way to the title', path(LONGEST, 8)],
    ['a curve', curve(LONGEST)],
  ])('keeps clear of its edges and of the line at the bottom, however long the names: %s', async (_what, card) => {
    for (const format of CARD_FORMATS) {
      const { width, height, padding, middle, topHeight } = frameOf(format);
      const [top = 0, side = 0] = padding.split('px ').map(Number.parseFloat);
      const bytes = await press.draw(card, format);
      // Letters are bright; the light behind a card is not.
      const brightest = async (left: number, from: number, across: number, down: number) => {
        const pixels = await sharp(bytes).extract({ left, top: from, width: across, height: down }).greyscale().raw().toBuffer();
        return pixels.reduce((most, value) => Math.max(most, value), 0);
      };
      expect(await brightest(0, 0, side - 4, height), `${format}, left`).toBeLessThan(110);
      expect(await brightest(width - side + 4, 0, side - 4, height), `${format}, right`).toBeLessThan(110);
      expect(await brightest(side, top + topHeight + middle - 6, width - 2 * side, 6), `${format}, bottom`).toBeLessThan(110);
    }
  });

  it.each(['square', 'tall'] as const)('sets its bottom line small enough for its width, and cuts nothing off: %s', async (format) => {
    const { inner, padding, middle, topHeight, scale } = frameOf(format);
    const [top = 0, side = 0] = padding.split('px ').map(Number.parseFloat);
    const foot = ['Finished', 'Wed, 18 Nov 2026, 08:30 UTC', 'Best of 3'];
    const bytes = await press.draw({ ...played('DRX', 'T1'), foot }, format);
    const line = sharp(bytes).extract({ left: side, top: top + topHeight + middle, width: inner, height: Math.round(66 * scale) });
    const { data, info } = await line.greyscale().raw().toBuffer({ resolveWithObject: true });
    const lastBright = data.reduce((last, value, index) => (value > 80 ? Math.max(last, index % info.width) : last), 0);
    // An ellipsis would stand at its very end.
    expect(lastBright).toBeGreaterThan(inner / 2);
    expect(lastBright).toBeLessThan(inner - 24);
  });

  it('uses players’ pictures from the site’s own store, and stays small with the largest of them', async () => {
    const read = vi.fn<(path: string) => Promise<Buffer | null>>(() => noise(256));
    const img = '/optimize/images/player/7/120_index.png?v=0123456789ab';
    const compared = [1, 2, 3, 4].map((id) => ({ id, name: 'Faker', acronym: '', img }));
    const bytes = await new CardPress(read).draw(compareCard('players', compared, 'en'), 'wide');
    expect(bytes.length).toBeLessThanOrEqual(150_000);
    expect(read.mock.calls).toEqual([['optimize/images/player/7/256_index.png']]);
  });

  it('requests pictures from nowhere else, and shows initials where one cannot be read', async () => {
    const read = vi.fn<(path: string) => Promise<Buffer | null>>(() => Promise.reject(new Error('down')));
    const player = { id: 7, name: 'Faker', firstName: '', lastName: '', role: null, nationality: '', active: true, team: null };
    const other = new CardPress(read);
    const foreign = await other.draw(playerCard({ ...player, img: 'https://cdn.example/x.png' }, 'en'), 'wide');
    expect(read).not.toHaveBeenCalled();
    const broken = await other.draw(playerCard({ ...player, img: '/optimize/images/player/7/120_index.png?v=0123456789ab' }, 'en'), 'wide');
    expect(read).toHaveBeenCalledTimes(1);
    expect([foreign.length, broken.length].every((length) => length > 10_000)).toBe(true);
  });

  it('has the same bytes whoever won, also from another process', async () => {
    const won = finishedMatch();
    const lost = finishedMatch({ winnerId: won.right.id, left: { ...won.left, score: 0 }, right: { ...won.right, score: 2 } });
    const [one, other] = await Promise.all([
      press.draw(matchCard(won, 'en'), 'wide'),
      new CardPress(none).draw(matchCard(lost, 'en'), 'wide'),
    ]);
    expect(one.equals(other)).toBe(true);
  });

  it('is drawn once for simultaneous requests', () => {
    const card = siteCard('es');
    expect(press.draw(card, 'wide')).toBe(press.draw(siteCard('es'), 'wide'));
    expect(press.draw(card, 'wide')).not.toBe(press.draw(siteCard('en'), 'wide'));
  });
});

describe('texts of cards', () => {
  it('drop symbols and marks that no typeface has', () => {
    expect(drawable('T1 🏆\u0000 한화 Żółw 京东')).toBe('T1  한화 Żółw 京东');
    expect(drawable('Team ❤️ 🦉')).toBe('Team');
    expect(drawable('e\u0301\u0302te\u0301')).toBe('été');
  });

  it.each(['अग्नि दल', 'نسور الشمال', 'ทีมไทย', 'T1 نسور'])(
    'are empty where a letter has no glyph, because the rest would be another name: %s',
    (name) => {
      expect(drawable(name)).toBe('');
    },
  );

  it('write letters of mathematics as the usual ones', () => {
    expect(drawable('𝐀lpha 𝐎wls')).toBe('Alpha Owls');
  });

  it('show the acronym of a team whose name cannot be drawn', async () => {
    const team = { id: 5, acronym: 'NSR', img: null, location: '', players: [] };
    const [one, other, none] = await Promise.all(
      [
        { ...team, name: 'نسور الشمال' },
        { ...team, name: 'NSR' },
        { ...team, name: '', acronym: '' },
      ].map((each) => press.draw(teamCard(each, null, 'en'), 'wide')),
    );
    expect(one?.equals(other ?? one)).toBe(true);
    expect(one?.equals(none ?? one)).toBe(false);
  });

  it('have a mark in place of letters that no typeface has, and a question mark only for an unknown team', () => {
    const textsOf = (name: string, id: number) => {
      const { left, right, ...match } = finishedMatch();
      const body = matchCard({ ...match, left: { ...left, id, name, abbr: '' }, right: { ...right, name: 'Owls', abbr: 'OWL' } }, 'en');
      return JSON.stringify(cardNode(body, new Map(), 'Riftweek', 'wide'));
    };
    expect(textsOf('!!!', 5)).not.toContain('"text":"?"');
    expect(textsOf('TBD', 0)).toContain('"text":"?"');
  });

  it('lose only the name of a line that cannot be drawn', async () => {
    const team = (...names: string[]) => {
      const players = names.map((name, id) => ({ id, name, role: null, img: null, active: true }));
      return press.draw(teamCard({ id: 5, name: 'Owls', acronym: '', img: null, location: '', players }, null, 'en'), 'wide');
    };
    const [one, other] = await Promise.all([team('Ana', 'अनिल', 'Ora'), team('Ana', 'Ora')]);
    expect(one.equals(other)).toBe(true);
  });

  it('are set smaller the longer they are, down to the minimum size', () => {
    const fit = { width: 400, lines: 2, most: 50, least: 30 };
    expect(fontSizeFor('T1', fit)).toBe(50);
    expect(fontSizeFor(HANGUL, fit)).toBeLessThan(50);
    expect(fontSizeFor(LONGEST, fit)).toBe(30);
    expect(fontSizeFor('', fit)).toBe(50);
  });

  it('beside each other share one size, of the longest', () => {
    const fit = { width: 240, lines: 2, most: 46, least: 24 };
    expect(commonSize(['T1', 'ShawiKatami'], fit)).toBe(fontSizeFor('ShawiKatami', fit));
    expect(commonSize(['T1', 'KT'], fit)).toBe(46);
  });
});
