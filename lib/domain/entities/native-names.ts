import { foldText, foldWords } from '../search/fold';
import type { Player } from './entities';
import type { NativeName, RealName } from './real-name';

/**
 * Names of players in their own writing, which no source has, as leagues and clubs
 * announce them. A line has the name in the game, the Latin spellings of the family
 * name, and the name. Not for browsers: loaders and ingest look names up.
 */
const KOREAN = `
Aiming|Kim|김하람
Andil|Mun,Moon|문관빈
Bdd|Gwak|곽보성
BeryL|Cho,Jo|조건희
Blank|Kang|강선구
Bonnie|Lee|이광수
BuLLDoG|Lee|이태영
Burdol|Noh|노태윤
Canna|Kim|김창동
Canyon|Kim|김건부
Chovy|Jung,Jeong|정지훈
Clear|Song|송현민
Clid|Kim|김태민
Clozer|Lee|이주현
Croco|Kim|김동범
Cuzz|Mun,Moon|문우찬
Deft|Kim|김혁규
Delight|Yu,Yoo|유환중
Deokdam|Seo|서대길
Diable|Nam|남대근
Doran|Choi|최현준
Dread|Lee|이진혁
DuDu|Lee|이동주
Duro|Joo,Ju|주민규
Effort|Lee|이상호
Envyy|Lee|이명준
Faker|Lee|이상혁
FATE|Yu,Yoo|유수혁
FIESTA|Ahn,An|안현서
Fisher|Lee|이정태
Ghost|Jang|장용준
GIDEON|Kim|김민성
Gumayusi|Lee|이민형
Guwon|Koo,Gu|구관모
HamBak|Ham|함유진
Hena|Park|박증환
Jiwoo|Jung,Jeong|정지우
Juhan|Lee|이주한
Kael|Kim|김진홍
Kanavi|Seo|서진혁
Karis|Kim|김홍조
Kellin|Kim|김형규
Keria|Ryu|류민석
Kiin|Kim|김기인
Kingen|Hwang|황성훈
Lehends|Son|손시우
Life|Kim|김정민
Lucid|Choi|최용혁
Nuguri|Jang|장하권
Oner|Mun,Moon|문현준
Peanut|Han|한왕호
PerfecT|Lee|이승민
Peter|Jung,Jeong|정윤수
Peyz|Kim|김수환
Poby|Yoon|윤성원
Pollu|Oh|오동규
Prince|Lee|이채환
Pyosik|Hong|홍창현
Raptor|Jeon|전어진
Rascal|Kim|김광희
Rookie|Song|송의진
Ruler|Park|박재혁
Scout|Lee|이예찬
ShowMaker|Heo|허수
Siwoo|Jeon|전시우
Smash|Shin,Sin|신금재
Sylvie|Lee|이승복
Taeyoon|Kim|김태윤
Tarzan|Lee|이승용
Teddy|Park|박진성
TheShy|Kang|강승록
Ucal|Son|손우현
UmTi|Um|엄성현
VicLa|Lee|이대광
Viper|Park|박도현
Way|Han|한길
Willer|Kim|김정현
Zeka|Kim|김건우
Zeus|Choi|최우제
`;

const CHINESE = `
369|Bai|白家浩
Able|Dai|戴志春
Ale|Hu|胡佳乐
Angel|Xiang|向涛
Aki|Mao|毛安
Beichuan|Yang|杨岭
Bin|Chen|陈泽彬
Breathe|Chen|陈晨
Creme|Lin|林建
Crisp|Liu|刘青松
Cryin|Yuan|袁城炜
Elk|Zhao|赵嘉豪
Flandre|Li|李炫君
GALA|Chen|陈伟
Hang|Fu|付明航
Hope|Wang|王杰
huanfeng|Tang|唐焕烽
iBoy|Hu|胡显昭
JackeyLove|Yu|喻文波
JieJie|Zhao|赵礼杰
knight|Zhuo|卓定
Leyan|Lu|卢珏
Light|Wang|王光宇
Lwx|Lin|林炜翔
Meiko|Tian|田野
Ming|Shi|史森明
MISSING|Lou|娄云峰
Ning|Gao|高振宁
ON|Luo|罗文俊
ppgod|Guo|郭鹏
Shanks|Cui|崔晓俊
Tian|Gao|高天亮
Uzi|Jian|简自豪
Wayward|Huang|黄仁兴
Wei|Yan|闫扬威
Weiwei|Wei|魏博涵
Xiaohu|Li|李元浩
Xun|Peng|彭立勋
Yagao|Zeng|曾奇
Zika|Tang|唐华钰
`;

const TAIWANESE = `
FoFo|Chu|朱駿嵐
Hanabi|Su|蘇家祥
Maple|Huang|黃熠棠
SwordArt|Hu|胡碩傑
`;

const JAPANESE = `
Evi|Murase|村瀬俊介
Yutapon|Sugiura|杉浦悠太
`;

const TABLES = [
  { lang: 'ko', country: 'KR', table: KOREAN },
  { lang: 'zh-Hans', country: 'CN', table: CHINESE },
  { lang: 'zh-Hant', country: 'TW', table: TAIWANESE },
  { lang: 'ja', country: 'JP', table: JAPANESE },
] as const;

type Line = { readonly families: ReadonlySet<string>; readonly country: string; readonly native: NativeName };

/** By the folded name in the game. */
const LINES: ReadonlyMap<string, Line> = new Map(
  TABLES.flatMap(({ lang, country, table }) =>
    table
      .trim()
      .split('\n')
      .map((line): [string, Line] => {
        const [handle = '', families = '', text = ''] = line.split('|');
        return [foldText(handle), { families: new Set(families.split(',').map(foldText)), country, native: { text, lang } }];
      }),
  ),
);

export type Person = Pick<Player, 'name' | 'firstName' | 'lastName' | 'nationality'>;

/** Many share a name in the game: the family name must be the player's too, and the country, if it is known. Sources confuse first and last names. */
function lineOf({ name, firstName, lastName, nationality }: Person): Line | undefined {
  const line = LINES.get(foldText(name));
  if (line === undefined || (nationality !== '' && nationality !== line.country)) return undefined;
  return foldWords(`${firstName} ${lastName}`).some((word) => line.families.has(word)) ? line : undefined;
}

/** Countries whose names begin with the family name, in Latin letters too ("Lee Sang-hyeok"). */
const FAMILY_FIRST: ReadonlySet<string> = new Set(['CN', 'HK', 'HU', 'KR', 'MO', 'TW', 'VN']);

/** First name first where the country is unknown. */
export function realName(player: Person): RealName {
  const line = lineOf(player);
  const { firstName, lastName } = player;
  const names = FAMILY_FIRST.has(player.nationality || (line?.country ?? '')) ? [lastName, firstName] : [firstName, lastName];
  return { latin: names.filter(Boolean).join(' '), native: line?.native ?? null };
}
