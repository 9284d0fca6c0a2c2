import type { Champion } from '../../domain/entities/entities';
import type { ChampionRef } from '../../domain/match/game';
import type { Role } from '../../domain/match/role';
import { ROLES } from '../../domain/match/role';
import { CHAMPION_CATALOG } from '../champion-catalog';

/** How a champion deals damage: it shapes the split of the figures and the items. */
type DamageKind = 'physical' | 'magic' | 'mixed';
export type DemoChampion = {
  readonly id: number;
  readonly name: string;
  readonly damage: DamageKind;
  readonly tank: boolean;
  readonly roles: readonly Role[];
};

/** Name, damage (p, m or x for mixed; + for a tank), roles. */
const ROWS = `
Gnar p top|Renekton p top|K'Sante p+ top|Jax x top|Gwen m top,jgl|Ornn m+ top|Gragas m+ top,jgl,mid|Sion p+ top
Jayce p top,mid|Aatrox p top|Gangplank p top|Kennen m top|Camille p top|Fiora p top|Graves p top,jgl|Rumble m top,jgl
Malphite m+ top|Tryndamere p top|Olaf p top,jgl|Poppy p+ top,jgl|Irelia p top,mid|Kayle m top|Darius p top|Mordekaiser m top
Cho'Gath m+ top|Vladimir m top,mid|Sett p+ top|Urgot p top|Yone p top,mid|Quinn p top|Tahm Kench m+ top,support
Wukong p jgl|Sejuani m+ jgl,top|Viego p jgl|Lee Sin p jgl|Vi p jgl|Maokai m+ jgl,support|Xin Zhao p jgl|Trundle p jgl
Jarvan IV p+ jgl|Hecarim p jgl|Volibear m+ jgl|Nocturne p jgl|Elise m jgl|Kha'Zix p jgl|Ivern m jgl|Diana m jgl
Kindred p jgl|Nidalee m jgl|Lillia m jgl|Rek'Sai p jgl|Skarner x+ jgl|Bel'Veth p jgl|Amumu m+ jgl,support|Udyr m+ jgl|Pantheon p jgl,support|Zac m+ jgl
Ahri m mid|Azir m mid|Sylas m mid|LeBlanc m mid|Viktor m mid|Annie m mid,support|Ryze m mid|Taliyah m mid,jgl
Akali m mid,top|Tristana p mid,adc|Syndra m mid|Lissandra m mid|Orianna m mid|Corki x mid,adc|Neeko m mid|Vex m mid
Twisted Fate m mid|Veigar m mid|Galio m+ mid,support|Zoe m mid|Cassiopeia m mid|Swain m mid,support|Aurelion Sol m mid|Hwei m mid|Kassadin m mid
Aphelios p adc|Zeri p adc|Xayah p adc|Jinx p adc|Kai'Sa x adc|Lucian p adc,mid|Varus x adc|Ezreal x adc
Sivir p adc|Kalista p adc|Draven p adc|Jhin p adc|Caitlyn p adc|Ashe p adc,support|Senna p adc,support|Samira p adc
Miss Fortune p adc|Ziggs m adc|Twitch p adc|Nilah p adc|Kog'Maw x adc|Vayne p adc|Smolder x adc,mid
Nautilus m+ support|Rakan m support|Leona m+ support|Lulu m support|Rell m+ support,jgl|Nami m support|Alistar m+ support|Renata Glasc m support
Braum m+ support|Thresh m+ support|Karma m support,mid|Milio m support|Blitzcrank m+ support|Lux m support,mid|Pyke p support|Soraka m support
Bard m support|Janna m support|Taric m+ support|Zilean m support|Yuumi m support|Seraphine m support,adc|Morgana m support|Heimerdinger m support`;

function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}

const listed = new Map(CHAMPION_CATALOG.map((champion) => [champion.name, champion]));

function parseRow(row: string): DemoChampion[] {
  const words = row.split(' ');
  const kind = words[words.length - 2] ?? '';
  const roles = (words[words.length - 1] ?? '').split(',').filter(isRole);
  const damage = kind.startsWith('m') ? 'magic' : kind.startsWith('x') ? 'mixed' : 'physical';
  const champion = listed.get(words.slice(0, -2).join(' '));
  return champion === undefined ? [] : [{ id: champion.id, name: champion.name, damage, tank: kind.endsWith('+'), roles }];
}

/** The champions that the demo's drafts choose from. */
export const DEMO_CHAMPIONS: readonly DemoChampion[] = ROWS.trim().split(/[\n|]/).flatMap(parseRow);

/** How figures mention a champion: one object for all of them, which spares much memory. */
export function championReference({ id, name }: DemoChampion): ChampionRef {
  return listed.get(name) ?? { id, name, img: null };
}

export const DEMO_CHAMPION_LIST: readonly Champion[] = CHAMPION_CATALOG.filter(({ id }) =>
  DEMO_CHAMPIONS.some((champion) => champion.id === id),
);
