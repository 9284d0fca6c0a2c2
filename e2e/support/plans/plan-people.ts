import { wirePerson } from '../../../tests/support/source/wire-fixture';

/** The ten players of the two teams, the first five of one, and what they play. */

export const ROLES = ['top', 'jun', 'mid', 'adc', 'sup'] as const;
export const NAMES = ['Ripple', 'Bracken', 'Sluice', 'Ember', 'Tern', 'Dusk', 'Moth', 'Hollow', 'Pellet', 'Barn'];
export const CHAMPIONS = (
  'Heron Otter Lynx Marten Plover Stoat Kestrel Badger Avocet Weasel Curlew Vole Osprey Pike Newt Heath Adder Lark Fallow Rook ' +
  'Bittern Polecat Dotterel Harrier Siskin Perch Swift Dunlin Grouse Hobby Merlin Pipit Tench Wigeon Egret Bream Godwit Shrew Ruff Knot'
).split(' ');

export const playerId = (place: number): number => 8001 + place;
export const person = (place: number): Record<string, unknown> =>
  wirePerson({
    id: playerId(place),
    name: NAMES[place],
    role: ROLES[place % 5],
    slug: `player-${place}`,
    first_name: null,
    last_name: null,
  });
export const roster = (first: number): Record<string, unknown>[] => [0, 1, 2, 3, 4].map((each) => person(first + each));

/** No champion is played twice in a series. */
const championIndex = (place: number, game: number): number => (game * 10 + place) % CHAMPIONS.length;
export const championId = (place: number, game: number): number => 31 + championIndex(place, game);
export const champion = (place: number, game: number): Record<string, unknown> => ({
  id: championId(place, game),
  name: CHAMPIONS[championIndex(place, game)],
  image_url: null,
});

/** By role; kills of one side are deaths of the other. */
export const FIGURES = {
  winner: {
    kills: [4, 3, 5, 6, 0],
    deaths: [2, 2, 1, 1, 3],
    assists: [6, 11, 8, 7, 14],
    creeps: [251, 180, 268, 301, 34],
    gold: [12_900, 11_400, 14_050, 14_600, 8_200],
  },
  loser: {
    kills: [2, 1, 4, 2, 0],
    deaths: [4, 3, 4, 3, 4],
    assists: [3, 6, 3, 4, 8],
    creeps: [240, 171, 249, 280, 29],
    gold: [11_000, 9_300, 11_700, 11_900, 6_700],
  },
} as const;
