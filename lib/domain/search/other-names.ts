import { foldText, foldWords } from './fold';

/**
 * Names that fans use and sources do not have: short, old and Korean or Chinese
 * ones. Each line is one team (league, player) under all its names, the folded
 * name or acronym of an entity finds its line; ids differ between sources. A team
 * that took another's place in its league is found by the older name too.
 */

const LEAGUES = `
World Championship|Worlds|롤드컵|월즈|월드 챔피언십|전 세계 챔피언십|全球总决赛|Mundial|世界赛|世界賽|世界大会|世界大賽|Chung Kết Thế Giới|CKTG
Mid-Season Invitational|MSI|엠에스아이|季中冠军赛|季中赛|季中邀請賽
First Stand|퍼스트 스탠드|先锋赛|全球先锋赛|全球先鋒賽
LCK|Champions Korea|엘씨케이|롤챔스|롤 챔피언스 코리아
LPL|Pro League China|엘피엘|英雄联盟职业联赛
LEC|EMEA Championship|유럽 리그
LCS|North America|북미 리그
CBLOL|Campeonato Brasileiro
LLA|Liga Latinoamérica
PCS|Pacific Championship Series
VCS|Vietnam Championship Series
LJL|Japan League
TCL|Türkiye Championship League
LCO|Circuit Oceania
All-Star|Allstars|올스타전
`;

const TEAMS = `
T1|SKT|SK Telecom T1|SKT T1|티원|슼
Gen.G|GEN|Generation Gaming|KSV|Samsung|Samsung Galaxy|SSG|SSW|젠지
Dplus KIA|DK|Dplus|DWG|DWG KIA|Damwon|Damwon Gaming|디플러스 기아|담원
Hanwha Life Esports|HLE|Hanwha|ROX|ROX Tigers|KOO Tigers|한화생명|한화
kt Rolster|KT|kt|KT Bullets|KT Arrows|케이티 롤스터|롤스터
DRX|DragonX|Kingzone|Kingzone DragonX|KZ|Longzhu|디알엑스|킹존
DN Freecs|DNF|Kwangdong Freecs|KDF|Afreeca|Afreeca Freecs|AF|DN SOOPers|디엔 프릭스|광동 프릭스|아프리카 프릭스
BNK FEARX|BFX|FOX|Fear X|FearX|Liiv SANDBOX|LSB|SANDBOX Gaming|SB|피어엑스|리브 샌드박스|샌드박스
Nongshim RedForce|NS|Nongshim|Team Dynamics|농심 레드포스|농심
OKSavingsBank BRION|BRO|BRION|OK BRION|Fredit BRION|HANJIN BRION|hyFresh Blade|브리온
Bilibili Gaming|BLG|Bilibili Gaming Pingan Bank|Bilibili|빌리빌리|비리비리|哔哩哔哩
Top Esports|TES|TOP|탑 e스포츠|滔搏
JD Gaming|JDG|Beijing JDG Intel Esports Club|Beijing JDG Esports|징동|京东
Weibo Gaming|WBG|WeiboGaming FAW AUDI|Weibo|Suning|SN|웨이보|微博
LNG Esports|LNG|Suzhou LNG Esports|Suzhou LNG Ninebot Esports|Snake|Snake Esports
EDward Gaming|EDG|SHANGHAI EDWARD GAMING HYCAN|Edward
Ninjas in Pyjamas|NIP|Shenzhen NINJAS IN PYJAMAS|Victory Five|V5
Royal Never Give Up|RNG|Royal Club|Star Horn Royal Club|皇族
Rare Atom|RA|Vici Gaming|VG
ThunderTalk Gaming|TT|Thunder Talk Gaming|Dominus Esports
Anyone's Legend|AL|Rogue Warriors
Invictus Gaming|IG|인빅투스
FunPlus Phoenix|FPX|펀플러스 피닉스
Team WE|WE|Xi'an Team WE|World Elite
Oh My God|OMG
G2 Esports|G2|Gamers2|지투
Fnatic|FNC|프나틱
Team Vitality|VIT|Vitality
Team BDS|BDS|Schalke 04|S04
Movistar KOI|MKOI|MAD Lions KOI|MDK|MAD Lions|MAD|Splyce
KOI|Rogue|RGE
GIANTX|GX|EXCEL|XL
Karmine Corp|KC|KCorp
Team Heretics|TH|Heretics
Natus Vincere|NAVI
Astralis|AST|Origen
SK Gaming|SK
Cloud9|C9|Cloud 9|클라우드 나인
Team Liquid|TL|Team Liquid Honda|Team Liquid Alienware|Liquid
FlyQuest|FLY
100 Thieves|100|100T
TSM|Team SoloMid
CLG|Counter Logic Gaming
Evil Geniuses|EG|Evil Geniuses LG|Evil Geniuses.NA
Immortals|IMT|Immortals Progressive
Dignitas|DIG|DIG QNTMPAY
Shopify Rebellion|SR
Golden Guardians|GG
GAM Esports|GAM|Gigabyte Marines|Marines
Team Secret Whales|TSW|TEAM WHALES|Whales
DetonatioN FocusMe|DFM|DetonatioN
Fukuoka SoftBank HAWKS gaming|SHG|SoftBank Hawks
PSG Talon|PSG|Talon|Talon Esports
CTBC Flying Oyster|CFO|Flying Oyster
J Team|JT|Taipei Assassins|TPA
RED Canids|RED|RED Kalunga|Red Canids Kalunga
Vivo Keyd Stars|VKS|Keyd|Vivo Keyd
paiN Gaming|PNG|Pain
Isurus|ISG|Isurus Gaming
Fenerbahçe Esports|FB|Fenerbahçe Espor|1907 Fenerbahçe
Galatasaray Esports|GS|Galatasaray Espor
Beşiktaş Esports|BJK|Beşiktaş
İstanbul Wildcats|IW|DenizBank İstanbul Wildcats|Wildcats
`;

const PLAYERS = `
Faker|페이커
Chovy|쵸비
Zeus|제우스
Oner|오너
Gumayusi|구마유시|구마
Keria|케리아
Doran|도란
Ruler|룰러
Canyon|캐니언|캐니온
ShowMaker|쇼메이커|쇼메
Deft|데프트
BeryL|베릴
Kiin|기인
Peanut|피넛
Viper|바이퍼
Zeka|제카
Delight|딜라이트
Lehends|리헨즈
Bdd|비디디
Cuzz|커즈
Aiming|에이밍
Kanavi|카나비
Scout|스카웃
TheShy|더샤이
Rookie|루키
Tarzan|타잔
Peyz|페이즈
Lucid|루시드
Kingen|킹겐
Pyosik|표식
Rascal|라스칼
Teddy|테디
Prince|프린스
Clozer|클로저
Burdol|버돌
DuDu|두두
Life|라이프
Kellin|켈린
Deokdam|덕담
Morgan|모건
Canna|칸나
Clid|클리드
Croco|크로코
Ghost|고스트
Effort|에포트
Willer|윌러
FATE|페이트
Perfect|퍼펙트
Siwoo|시우
Diable|디아블
Guwon|구원
Duro|듀로
`;

const TABLES = { league: LEAGUES, team: TEAMS, player: PLAYERS } as const;

type Line = readonly { readonly name: string; readonly folded: string }[];

/** Every folded name with its line. A name in two lines belongs to the earlier one. */
function linesOf(table: string): ReadonlyMap<string, Line> {
  const byName = new Map<string, Line>();
  for (const row of table.trim().split('\n')) {
    const line = row.split('|').map((name) => ({ name, folded: foldText(name) }));
    for (const { folded } of line) if (!byName.has(folded)) byName.set(folded, line);
  }
  return byName;
}

const LINES = { league: linesOf(TABLES.league), team: linesOf(TABLES.team), player: linesOf(TABLES.player) };

type NamedKind = keyof typeof TABLES;

/** An acronym is not enough, many teams share one: a word of the name must be in the line as well. */
function lineOf(kind: NamedKind, name: string, acronym: string): Line {
  const byName = LINES[kind].get(foldText(name));
  if (byName) return byName;
  const byAcronym = LINES[kind].get(foldText(acronym)) ?? [];
  const words = foldWords(name).filter((word) => word.length > 2);
  return byAcronym.some((each) => foldWords(each.name).some((word) => words.includes(word))) ? byAcronym : [];
}

/** The other names of a league, team or player; none for one that the tables do not know. */
export function otherNames(kind: NamedKind, { name, acronym }: { readonly name: string; readonly acronym: string }): string[] {
  const own = new Set([foldText(name), foldText(acronym)]);
  const others = new Map(
    lineOf(kind, name, acronym)
      .filter(({ folded }) => !own.has(folded))
      .map(({ folded, name: other }) => [folded, other]),
  );
  return [...others.values()];
}

/** A team under all its names as its line has them, its own included; only that where the table does not know it. */
export function allTeamNames(name: string): readonly string[] {
  const line = lineOf('team', name, '').map((each) => each.name);
  return line.length > 0 ? line : [name];
}
