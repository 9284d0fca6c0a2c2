import type { Player, Team } from '../../domain/entities/entities';
import { ROLES, type Role } from '../../domain/match/role';
import { randomFrom } from './random';
import { DEMO_TEAMS, type DemoTeam } from './teams';

/** Invented people for the demo's teams: no handle here is meant to be a real player's. */

const WORDS =
  'Amber Birch Brim Cairn Cinder Copper Crag Dapple Drift Dusk Fable Fern Flint Gale Glint Grove Harbor Hazel Helio Indigo Jasper Juniper Kelp Lark Lilac Linden Meadow Mosaic Mellow Nimbus Onyx Opal Orchid Pebble Pine Quartz Quill Rivet Rook Saffron Shale Sleet Sorrel Spruce Tawny Thistle Topaz Umber Velvet Vireo Willow Wren'.split(
    ' ',
  );
const ENDINGS = 'wick moor tail note mark field shade kin ward loop fall step crest song lock bell drop run beam fox'.split(' ');
const STARTS = 'Ba Chi Dae Elo Fu Gri Haru Ile Jun Kel Lor Mur Nae Osk Pel Rin Sol Taru Ulv Vand Wyn Yor Zal Brev Tyrn'.split(' ');
const MIDDLES = 'ka ri vo len mir tas nu do sha bel'.split(' ');
const ENDS = 'ko n ra x s th ven lo q zu'.split(' ');

type People = { readonly first: readonly string[]; readonly last: readonly string[] };

function people(first: string, last: string): People {
  return { first: first.split(' '), last: last.split(' ') };
}

const KOREAN = people(
  'Min-jae Seo-jun Ha-joon Ji-woo Tae-yang Dong-ha Sung-min Jae-won Young-ho Woo-bin',
  'Kim Lee Park Choi Jung Kang Yoon Lim Han Seo',
);
const CHINESE = people(
  'Hao-Yu Zi-Han Jia-Ming Yi-Fan Chen-Xi Ze-Yu Wen-Bo Kai-Rui Shu-Hang Tian-Yi',
  'Wang Li Zhang Liu Chen Yang Zhao Huang Zhou Wu',
);
const JAPANESE = people(
  'Haruto Sota Yuma Ren Kaito Riku Daiki Takumi Sho Itsuki',
  'Sato Suzuki Takahashi Tanaka Ito Yamamoto Nakamura Kobayashi Kato Yoshida',
);
const VIETNAMESE = people(
  'Minh Duc-Anh Quang Huy-Hoang Tuan Gia-Bao Long Nhat-Nam Khanh Phuc',
  'Nguyen Tran Le Pham Hoang Phan Vu Dang Bui Do',
);
const ENGLISH = people(
  'Liam Noah Ethan Mason Lucas Owen Caleb Dylan Ryan Jack',
  'Harper Walsh Bennett Carter Morgan Hayes Foster Reid Sutton Blake',
);
const GERMAN = people(
  'Jonas Felix Paul Moritz Emil Anton Niklas Tim Leon Max',
  'Weber Krüger Lange Vogel Brandt Keller Roth Huber Sommer Graf',
);
const FRENCH = people(
  'Hugo Louis Théo Jules Adam Raphaël Nathan Mathis Enzo Gabin',
  'Moreau Girard Lambert Fontaine Mercier Blanc Garnier Roussel Lefort Marchand',
);
const SPANISH = people(
  'Diego Mateo Pablo Álvaro Sergio Iván Rubén Joaquín Nicolás Tomás',
  'García Romero Navarro Ortega Molina Castillo Vega Rojas Paredes Salinas',
);
const PORTUGUESE = people(
  'João Pedro Gabriel Rafael Lucas Matheus Bruno Thiago Vitor Caio',
  'Silva Santos Oliveira Pereira Costa Almeida Ribeiro Carvalho Moreira Teixeira',
);
const TURKISH = people('Emre Kaan Mert Can Berk Ozan Arda Deniz Efe Onur', 'Yılmaz Kaya Demir Şahin Çelik Aydın Arslan Doğan Koç Özkan');

const BY_COUNTRY: Readonly<Record<string, People>> = {
  KR: KOREAN,
  CN: CHINESE,
  TW: CHINESE,
  HK: CHINESE,
  SG: CHINESE,
  MY: CHINESE,
  JP: JAPANESE,
  VN: VIETNAMESE,
  DE: GERMAN,
  CH: GERMAN,
  FR: FRENCH,
  ES: SPANISH,
  MX: SPANISH,
  AR: SPANISH,
  CL: SPANISH,
  CR: SPANISH,
  BR: PORTUGUESE,
  PT: PORTUGUESE,
  TR: TURKISH,
};

type Person = { readonly handle: string; readonly firstName: string; readonly lastName: string; readonly nationality: string };

function handleOf(seed: string): string {
  const random = randomFrom(seed);
  const pick = (words: readonly string[]) => words[random.int(0, words.length - 1)] ?? '';
  if (random.chance(0.12)) return pick(WORDS);
  if (random.chance(0.5)) return pick(WORDS) + pick(ENDINGS);
  return pick(STARTS) + (random.chance(0.6) ? pick(MIDDLES) : '') + pick(ENDS);
}

/** The person with a player's id: the same in every season. `taken` keeps handles unique and is added to. */
function inventPerson(playerId: number, country: string, taken: Set<string>): Person {
  const random = randomFrom(`person ${playerId}`);
  let handle = handleOf(`handle ${playerId}`);
  for (let attempt = 1; taken.has(handle.toLowerCase()); attempt += 1) handle = handleOf(`handle ${playerId} ${attempt}`);
  taken.add(handle.toLowerCase());
  // Imports: one in eight players of most leagues comes from Korea.
  const nationality = country !== 'KR' && random.chance(0.125) ? 'KR' : country;
  const names = BY_COUNTRY[nationality] ?? ENGLISH;
  return {
    handle,
    firstName: names.first[random.int(0, names.first.length - 1)] ?? '',
    lastName: names.last[random.int(0, names.last.length - 1)] ?? '',
    nationality,
  };
}

export type DemoPlayer = { readonly id: number; readonly name: string; readonly role: Role };

/** Five players by role for a team; ids are the team's id and the role's place, 1 to 5. */
const playerIdOf = (teamId: number, index: number): number => teamId * 10 + index + 1;

function inventPlayers(): Player[] {
  const taken = new Set<string>();
  return DEMO_TEAMS.flatMap((team) =>
    ROLES.map((role, index) => {
      const id = playerIdOf(team.id, index);
      const person = inventPerson(id, team.location, taken);
      return {
        id,
        name: person.handle,
        firstName: person.firstName,
        lastName: person.lastName,
        role,
        nationality: person.nationality,
        img: null,
        active: true,
        team: { id: team.id, name: team.name, acronym: team.acronym, img: null },
      };
    }),
  );
}

export const DEMO_PLAYERS: readonly Player[] = inventPlayers();

const rosters = new Map(
  DEMO_TEAMS.map((team) => [
    team.id,
    DEMO_PLAYERS.filter((player) => player.team?.id === team.id).flatMap(({ id, name, role }) => (role ? [{ id, name, role }] : [])),
  ]),
);

/** The five of a team, top to support. */
export function rosterOf(team: DemoTeam): readonly DemoPlayer[] {
  return rosters.get(team.id) ?? [];
}

export const TEAM_CATALOG: readonly Team[] = DEMO_TEAMS.map((team) => ({
  id: team.id,
  name: team.name,
  acronym: team.acronym,
  img: null,
  location: team.location,
  players: rosterOf(team).map((player) => ({ ...player, img: null, active: true })),
}));
