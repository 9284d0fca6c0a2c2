import type { TeamStub } from '../../domain/entities/entities';

export type DemoTeam = TeamStub & {
  readonly location: string;
  readonly leagueId: number;
  /** Place in its league's list below: a lower one is thought stronger. */ readonly place: number;
};

/**
 * Teams with their real names, acronyms and countries. Everything else about
 * them in the demo season, strength and players included, is made up.
 */
const TEAMS_BY_LEAGUE: Readonly<Record<number, string>> = {
  // LCK
  293: `GEN Gen.G KR|T1 T1 KR|HLE Hanwha Life Esports KR|DK Dplus KIA KR|KT KT Rolster KR|NS Nongshim RedForce KR|BFX BNK FEARX KR|DRX DRX KR|DNF DN Freecs KR|BRO OKSavingsBank BRION KR`,
  // LPL
  294: `BLG Bilibili Gaming CN|TES Top Esports CN|AL Anyone's Legend CN|JDG JD Gaming CN|IG Invictus Gaming CN|WBG Weibo Gaming CN|NIP Ninjas in Pyjamas CN|FPX FunPlus Phoenix CN|LNG LNG Esports CN|WE Team WE CN|EDG EDward Gaming CN|TT ThunderTalk Gaming CN|OMG Oh My God CN|LGD LGD Gaming CN|RNG Royal Never Give Up CN|UP Ultra Prime CN`,
  // LEC
  4197: `G2 G2 Esports DE|FNC Fnatic GB|MKOI Movistar KOI ES|KC Karmine Corp FR|VIT Team Vitality FR|GX GIANTX ES|BDS Team BDS CH|TH Team Heretics ES|SK SK Gaming DE|NAVI Natus Vincere UA`,
  // LCS
  4198: `FLY FlyQuest US|TL Team Liquid US|C9 Cloud9 US|100 100 Thieves US|SR Shopify Rebellion CA|DIG Dignitas US|LYON LYON MX|DSG Disguised US|NRG NRG US|IMT Immortals US`,
  // CBLOL
  302: `PNG paiN Gaming BR|LLL LOUD BR|FUR FURIA BR|VKS Vivo Keyd Stars BR|RED RED Canids BR|FX Fluxo BR|ITZ INTZ BR|KBM KaBuM! Esports BR|LBR Liberty BR|LOS Los Grandes BR`,
  // PCS
  4288: `CFO CTBC Flying Oyster TW|PSG PSG Talon HK|BYG Beyond Gaming TW|DCG Deep Cross Gaming TW|FAK Frank Esports HK|JT J Team TW|IMP Impunity Esports SG|S9 SEM9 MY|MFT Meta Falcon Team TW|DWT Dewish Team TW`,
  // LJL
  2092: `DFM DetonatioN FocusMe JP|SHG Fukuoka SoftBank HAWKS gaming JP|SG Sengoku Gaming JP|V3 V3 Esports JP|FL FENNEL JP|CGA Crest Gaming Act JP|RJ Rascal Jester JP|BC Burning Core JP`,
  // VCS
  4141: `GAM GAM Esports VN|TSW Team Secret Whales VN|VKE Vikings Esports VN|MBE MGN Blue Esports VN|TF Team Flash VN|CES CERBERUS Esports VN|SGB Saigon Buffalo VN|RW Rainbow Warriors VN`,
  // TCL
  1003: `SUP Papara SuperMassive TR|FUT FUT Esports TR|FB Fenerbahçe Esports TR|IW İstanbul Wildcats TR|BJK Beşiktaş Esports TR|GS Galatasaray Esports TR|DP Dark Passage TR|EF Eternal Fire TR`,
  // LLA
  4199: `R7 Movistar R7 MX|EST Estral Esports MX|ISG Isurus AR|LEV Leviatán AR|INF INFINITY CR|AK All Knights CL|6K Six Karma MX|AZE Team Aze MX`,
  // LCO
  90001: `CHF The Chiefs AU|PGG Pentanet.GG AU|DW Dire Wolves AU|PCE PEACE AU|ORD ORDER AU|GZ Ground Zero Gaming AU|MEC MAMMOTH AU|KNG Kanga Esports AU`,
  // LPLOL
  4407: `SAW SAW PT|FTW FTW Esports PT|EGN EGN Esports PT|OFF OFFSET Esports PT|GTZ GTZ Bulls PT|K1 K1CK eSports PT`,
};

/** Stable ids: the league's id, then two digits for the place in the list. */
function parseTeams(leagueId: number, text: string): DemoTeam[] {
  return text.split('|').map((row, place) => {
    const words = row.split(' ');
    return {
      id: leagueId * 100 + place + 1,
      name: words.slice(1, -1).join(' '),
      acronym: words[0] ?? '',
      img: null,
      location: words[words.length - 1] ?? '',
      leagueId,
      place,
    };
  });
}

export const DEMO_TEAMS: readonly DemoTeam[] = Object.entries(TEAMS_BY_LEAGUE).flatMap(([leagueId, text]) =>
  parseTeams(Number(leagueId), text),
);

export function demoTeamsOf(leagueId: number): DemoTeam[] {
  return DEMO_TEAMS.filter((team) => team.leagueId === leagueId);
}
