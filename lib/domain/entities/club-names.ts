/**
 * How fans call a club where there is little room: without sponsors and
 * suffixes. The short name, then every name of the club that it stands for,
 * whatever their capitals. Beside `club-colors.ts`, and not in it, because every
 * page loads that. A name that is not here stays as it is.
 */
const NAMES = `
Gen.G|Gen.G Esports
Hanwha Life|Hanwha Life Esports
Dplus|Dplus KIA
Nongshim|Nongshim RedForce
FEARX|BNK FEARX
SANDBOX|Liiv SANDBOX
Freecs|DN Freecs|Kwangdong Freecs
BRION|OKSavingsBank BRION|HANJIN BRION
Bilibili|Bilibili Gaming|Bilibili Gaming Pingan Bank
JD Gaming|Beijing JDG Intel Esports Club
Weibo|Weibo Gaming|WeiboGaming FAW AUDI
FPX|FunPlus Phoenix
AL|Anyone's Legend
Invictus|Invictus Gaming
LNG|LNG Esports|Suzhou LNG Esports
Team WE|Xi'an Team WE
EDG|EDward Gaming|SHANGHAI EDWARD GAMING HYCAN
RNG|Royal Never Give Up
NIP|Ninjas in Pyjamas|Shenzhen NINJAS IN PYJAMAS
LGD|LGD Gaming|Hangzhou LGD Gaming
ThunderTalk|ThunderTalk Gaming|THUNDER TALK GAMING
G2|G2 Esports
Vitality|Team Vitality
Heretics|Team Heretics
BDS|Team BDS
KOI|Movistar KOI
NAVI|Natus Vincere
Evil Geniuses|Evil Geniuses LG
Liquid|Team Liquid|Team Liquid Honda
Shopify|Shopify Rebellion
Immortals|Immortals Progressive
RED Canids|RED Kalunga
Keyd|Vivo Keyd Stars
KaBuM!|KaBuM! Esports
Fluxo|Fluxo W7M
R7|Movistar R7
Estral|Estral Esports
SuperMassive|Papara SuperMassive
Wildcats|İstanbul Wildcats|DenizBank İstanbul Wildcats
Fenerbahçe|Fenerbahçe Esports|Fenerbahçe Espor
Galatasaray|Galatasaray Esports|Galatasaray Espor
Beşiktaş|Beşiktaş Esports
FUT|FUT Esports
DFM|DetonatioN FocusMe
SHG|Fukuoka SoftBank HAWKS gaming
Sengoku|Sengoku Gaming
Crest|Crest Gaming Act
GAM|GAM Esports
Secret Whales|Team Secret Whales
Vikings|Vikings Esports|MGN Vikings Esports
MGN|MGN Blue Esports|MGN Box Esports
CERBERUS|CERBERUS Esports
Saigon Buffalo|Saigon Buffalo Esports
Talon|PSG Talon
Flying Oyster|CTBC Flying Oyster
Beyond|Beyond Gaming
Deep Cross|Deep Cross Gaming
Frank|Frank Esports
Impunity|Impunity Esports
Meta Falcon|Meta Falcon Team
RW|Rainbow Warriors
Pentanet|Pentanet.GG
Ground Zero|Ground Zero Gaming
Kanga|Kanga Esports
K1CK|K1CK eSports
EGN|EGN Esports
OFFSET|OFFSET Esports
`;

const folded = (name: string): string => name.toLowerCase();

const shortNames: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [short = '', ...names] = line.split('|');
      return names.map((name) => [folded(name), short] as const);
    }),
);

export function clubShortName(name: string): string {
  return shortNames.get(folded(name)) ?? name;
}
