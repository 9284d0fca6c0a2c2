import type { Champion } from '../../domain/entities/entities';
import type { ChampionRef } from '../../domain/match/game';
import type { Role } from '../../domain/match/role';
import { ROLES } from '../../domain/match/role';

/** How a champion deals damage: it shapes the split of the figures and the items. */
type DamageKind = 'physical' | 'magic' | 'mixed';
export type DemoChampion = {
  readonly id: number;
  readonly name: string;
  readonly damage: DamageKind;
  readonly tank: boolean;
  readonly roles: readonly Role[];
};

/** Version of the pictures on the public game-asset CDN: fixed, as champions keep their pictures. */
export const ASSETS_BASE = 'https://ddragon.leagueoflegends.com/cdn/14.10.1/img';

/** File names of pictures that are not the champion's name without spaces and marks. */
const ASSET_NAMES: Readonly<Record<string, string>> = {
  LeBlanc: 'Leblanc',
  Wukong: 'MonkeyKing',
  "Cho'Gath": 'Chogath',
  "Kha'Zix": 'Khazix',
  "Kai'Sa": 'Kaisa',
  "Bel'Veth": 'Belveth',
  'Renata Glasc': 'Renata',
};

/** Riot's champion number, name, damage (p, m or x for mixed; + for a tank), roles. */
const ROWS = `
150 Gnar p top|58 Renekton p top|897 K'Sante p+ top|24 Jax x top|887 Gwen m top,jgl|516 Ornn m+ top|79 Gragas m+ top,jgl,mid|14 Sion p+ top
126 Jayce p top,mid|266 Aatrox p top|41 Gangplank p top|85 Kennen m top|164 Camille p top|114 Fiora p top|104 Graves p top,jgl|68 Rumble m top,jgl
54 Malphite m+ top|23 Tryndamere p top|2 Olaf p top,jgl|78 Poppy p+ top,jgl|39 Irelia p top,mid|10 Kayle m top|122 Darius p top|82 Mordekaiser m top
31 Cho'Gath m+ top|8 Vladimir m top,mid|875 Sett p+ top|6 Urgot p top|777 Yone p top,mid|133 Quinn p top|223 Tahm Kench m+ top,support
62 Wukong p jgl|113 Sejuani m+ jgl,top|234 Viego p jgl|64 Lee Sin p jgl|254 Vi p jgl|57 Maokai m+ jgl,support|5 Xin Zhao p jgl|48 Trundle p jgl
59 Jarvan IV p+ jgl|120 Hecarim p jgl|106 Volibear m+ jgl|56 Nocturne p jgl|60 Elise m jgl|121 Kha'Zix p jgl|427 Ivern m jgl|131 Diana m jgl
203 Kindred p jgl|76 Nidalee m jgl|876 Lillia m jgl|421 Rek'Sai p jgl|72 Skarner x+ jgl|200 Bel'Veth p jgl|32 Amumu m+ jgl,support|77 Udyr m+ jgl|80 Pantheon p jgl,support|154 Zac m+ jgl
103 Ahri m mid|268 Azir m mid|517 Sylas m mid|7 LeBlanc m mid|112 Viktor m mid|1 Annie m mid,support|13 Ryze m mid|163 Taliyah m mid,jgl
84 Akali m mid,top|18 Tristana p mid,adc|134 Syndra m mid|127 Lissandra m mid|61 Orianna m mid|42 Corki x mid,adc|518 Neeko m mid|711 Vex m mid
4 Twisted Fate m mid|45 Veigar m mid|3 Galio m+ mid,support|142 Zoe m mid|69 Cassiopeia m mid|50 Swain m mid,support|136 Aurelion Sol m mid|910 Hwei m mid|38 Kassadin m mid
523 Aphelios p adc|221 Zeri p adc|498 Xayah p adc|222 Jinx p adc|145 Kai'Sa x adc|236 Lucian p adc,mid|110 Varus x adc|81 Ezreal x adc
15 Sivir p adc|429 Kalista p adc|119 Draven p adc|202 Jhin p adc|51 Caitlyn p adc|22 Ashe p adc,support|235 Senna p adc,support|360 Samira p adc
21 Miss Fortune p adc|115 Ziggs m adc|29 Twitch p adc|895 Nilah p adc|96 Kog'Maw x adc|67 Vayne p adc|901 Smolder x adc,mid
111 Nautilus m+ support|497 Rakan m support|89 Leona m+ support|117 Lulu m support|526 Rell m+ support,jgl|267 Nami m support|12 Alistar m+ support|888 Renata Glasc m support
201 Braum m+ support|412 Thresh m+ support|43 Karma m support,mid|902 Milio m support|53 Blitzcrank m+ support|99 Lux m support,mid|555 Pyke p support|16 Soraka m support
432 Bard m support|40 Janna m support|44 Taric m+ support|26 Zilean m support|350 Yuumi m support|147 Seraphine m support,adc|25 Morgana m support|74 Heimerdinger m support`;

function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}

function parseRow(row: string): DemoChampion {
  const words = row.split(' ');
  const kind = words[words.length - 2] ?? '';
  const roles = (words[words.length - 1] ?? '').split(',').filter(isRole);
  const damage = kind.startsWith('m') ? 'magic' : kind.startsWith('x') ? 'mixed' : 'physical';
  return { id: Number(words[0]), name: words.slice(1, -2).join(' '), damage, tank: kind.endsWith('+'), roles };
}

/** The champions that the demo's drafts choose from. Ids and names are Riot's. */
export const DEMO_CHAMPIONS: readonly DemoChampion[] = ROWS.trim().split(/[\n|]/).map(parseRow);

function championPicture(name: string): string {
  return `${ASSETS_BASE}/champion/${ASSET_NAMES[name] ?? name.replaceAll(/[^A-Za-z]/g, '')}.png`;
}

const references = new Map(DEMO_CHAMPIONS.map(({ id, name }) => [id, { id, name, img: championPicture(name) }]));

/** How figures mention a champion: one object for all of them, which spares much memory. */
export function championReference({ id, name }: DemoChampion): ChampionRef {
  return references.get(id) ?? { id, name, img: null };
}

/** The catalog of champions as a source gives it. */
export const CHAMPION_CATALOG: readonly Champion[] = [...references.values()].sort((a, b) => a.id - b.id);
