/**
 * The colours that clubs play in, for tiles, bars and curves. A club is found
 * by its name, whatever its capitals and spaces; all that are not here share a
 * neutral one. To be checked against kits: https://liquipedia.net/leagueoflegends
 */
const COLORS = `
e2012d T1|SK Telecom T1
aa8a00 Gen.G
ff0a07 KT Rolster
ff6b01 Hanwha Life Esports
00a8a0 Dplus KIA|DWG KIA|DAMWON Gaming
2f5bea DRX
de2027 Nongshim RedForce
f5c400 BNK FEARX|Liiv SANDBOX
1458c8 DN Freecs|Kwangdong Freecs
00573d OKSavingsBank BRION|HANJIN BRION
2aa7e0 Bilibili Gaming|Bilibili Gaming Pingan Bank
e0402a Top Esports
c8102e JD Gaming|Beijing JDG Intel Esports Club
e6162d Weibo Gaming|WeiboGaming FAW AUDI
16181d Invictus Gaming
e4002b FunPlus Phoenix
1ca3dd LNG Esports|Suzhou LNG Esports
d7000f Team WE|Xi'an Team WE
1b1b1f EDward Gaming|SHANGHAI EDWARD GAMING HYCAN
c9a24b Royal Never Give Up
ee3d23 G2 Esports
ff5900 Fnatic
7b2bff Movistar KOI|KOI
0a9be0 Karmine Corp|Karmine Corp Blue
fae100 Team Vitality|Vitality.Bee
16181d GIANTX|GiantX
c79b4b Team Heretics|Los Heretics
16181d SK Gaming
ffe600 Natus Vincere
0d63c8 Rogue
e3132c Astralis
d2a84a MAD Lions
00694e FlyQuest
0a2a5e Team Liquid|Team Liquid Honda
00aeef Cloud9
e51a2c 100 Thieves
7fb33a Shopify Rebellion
ffde00 Dignitas
00a5b5 Immortals|Immortals Progressive
f58220 NRG
16181d Evil Geniuses|Evil Geniuses LG|TSM
0097d6 CLG
c8102e paiN Gaming
17c93a LOUD
16181d FURIA
7a35e0 Vivo Keyd Stars
e10600 RED Canids|RED Kalunga
7d2ae8 Fluxo|Fluxo W7M
ff6500 KaBuM! Esports
d7261e PSG Talon|TALON
6a3fb5 J Team
f2b400 GAM Esports
0a6fd0 Team Flash
0b3ea8 DetonatioN FocusMe
f7c600 Fukuoka SoftBank HAWKS gaming
1d2b5c Fenerbahçe Esports|Fenerbahçe Espor
f7b500 İstanbul Wildcats
d8ff00 Ninjas in Pyjamas|Shenzhen NINJAS IN PYJAMAS
c9002b LGD Gaming|Hangzhou LGD Gaming
e5006d Team BDS
b3995d LYON
1a7fd1 Isurus|Isurus Estral
63c7e6 Leviatán
0a9e63 CTBC Flying Oyster
e3132c INTZ
d3232e Misfits Gaming
ffc72c Golden Guardians
16181d Team Secret Whales|Team Secret
c8102e Galatasaray Esports|Galatasaray Espor
16181d Beşiktaş Esports|Beşiktaş
`;

/** Names as they are compared: what is no letter or digit makes no difference. */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const colors: ReadonlyMap<string, string> = new Map(
  COLORS.trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(7)
        .split('|')
        .map((name) => [plain(name), `#${line.slice(0, 6)}`] as const),
    ),
);

type Channels = readonly [number, number, number];

const channelsOf = (color: string): Channels => [read(color, 1), read(color, 3), read(color, 5)];
const read = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
const hexOf = (channels: Channels): string => `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** WCAG's relative luminance, from 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

type ClubColors = {
  readonly color: string;
  /** The colour of letters on it. */
  readonly ink: string;
};

const [WHITE, BLACK] = ['#ffffff', '#000000'] as const;
/** The contrast that letters need, by WCAG. */
const LEAST_CONTRAST = 4.5;

/** The colours of every club and league that is not listed here, and of players and champions without a picture: `--neutral` in `styles/tokens.css`. */
export const NEUTRAL: ClubColors = { color: '#66728a', ink: WHITE };

/** Null for a club whose colours are not known here. */
export function clubColors(name: string): ClubColors | null {
  const color = colors.get(plain(name));
  if (color === undefined) return null;
  return { color, ink: contrast(color, WHITE) >= LEAST_CONTRAST ? WHITE : BLACK };
}

/** The surface of each theme on which bars, lines and names in a club's colour stand out least (`--bg-element-hl-color`), what a colour is mixed with until it stands out from that, and the text's colour. */
const GROUNDS = {
  dark: { ground: '#1a202c', towards: '#ffffff', text: '#eaeef6' },
  light: { ground: '#ecf0f7', towards: '#000000', text: '#131926' },
} as const;
const STEPS = 10;

/** The colour itself where it stands out, else one between it and white or black. */
function standingOut(color: string, theme: keyof typeof GROUNDS): string {
  const { ground, towards } = GROUNDS[theme];
  const [own, end] = [channelsOf(color), channelsOf(towards)];
  const mixed = Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = (index: 0 | 1 | 2) => own[index] + ((end[index] - own[index]) * step) / STEPS;
    return hexOf([part(0), part(1), part(2)]);
  });
  return mixed.find((each) => contrast(each, ground) >= LEAST_CONTRAST) ?? towards;
}

/** Colours nearer than this (of 441 at most) look alike in two bars. */
const CLASH = 90;

function areAlike(one: string, other: string): boolean {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < CLASH;
}

/**
 * The colours of a match's two clubs for bars and lines, in each theme at least
 * 4.5:1 against the page. Where both are alike, or neither is known, the right
 * one takes a neutral one, or the text's.
 */
export function matchColors(left: string, right: string): Readonly<Record<'dark' | 'light', readonly [string, string]>> {
  const pair = (theme: keyof typeof GROUNDS) => {
    const shown = (club: ClubColors | null) => standingOut((club ?? NEUTRAL).color, theme);
    const one = shown(clubColors(left));
    const away = [shown(clubColors(right)), shown(NEUTRAL)].find((color) => !areAlike(color, one));
    return [one, away ?? GROUNDS[theme].text] as const;
  };
  return { dark: pair('dark'), light: pair('light') };
}
