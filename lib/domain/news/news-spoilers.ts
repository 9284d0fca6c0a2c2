import { withoutRunsOfMarks } from '../text/marks';
import type { Locale } from '../settings/locales';

/** What news say of results in each language: stems first, then whole words. Linear, as they read foreign text. */
const RESULT_WORDS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:defeat|eliminat|relegat|dethron|clinch|outlast|dominat|(?:wins?|won|winn(?:er|ers|ing)|victor(?:y|ies|ious)|los(?:e|es|er|ers|ing|s|ses)|lost|beat(?:s|en|ing)?|sweeps?|swept|upsets?|stun(?:s|ned)|promot(?:ed|ion)|crown(?:ed|s)|advanc(?:e|es|ed|ing)|qualif(?:y|ies|ied)|through to|knock(?:s|ed)? out|take(?:s|n)? down|took down|falls? (?:to|short)|fell to|edges?|edged|topple[sd]?|comebacks?|undefeated|unbeaten|winless|streaks?|title|trophy|(?:world|split|new|reigning) champions?|runners?-up|finalists?|semifinalists?|(?:reach|secure|book)(?:es|s|ed|d)?)\b)/i,
  ko: /승리|승(?=\s|$|[,.!?…])|[0-9]승|[0-9]패|패배|우승|준우승|꺾|제압|완파|격파|완승|역전|진출|탈락|전승|전패|연승|연패|누르고|잡고|잡아|무너뜨/,
  es: /(?<!\p{L})(?:gan(?:a|an|ó|aron|ador|adora|adores|ar)|venc(?:e|en|ió|ieron|edor|er)|victorias?|derrot(?:a|as|an|ó|aron|ados?)|pierde[n]?|perdi(?:ó|eron)|elimin(?:a|an|ó|ados?|ada)|clasific(?:a|an|ó|aron|ados?)|campe(?:ón|ones|ona|onato ganado)|barr(?:e|en|ió)|remont(?:a|an|ada|ó)|super(?:a|an|ó)|avanz(?:a|an|ó)|cae[n]? ante|cayó|título|invictos?)(?!\p{L})/iu,
  ja: /勝利|勝[ちっつて]|[0-9０-９]勝|[0-9０-９]敗|連勝|連敗|全勝|全敗|無敗|優勝|制覇|戴冠|頂点|敗退|敗れ|敗戦|敗北|惜敗|完敗|大敗|圧勝|完勝|快勝|辛勝|撃破|を下[しす]|破[りるっ]|倒[しすさ]|競り勝|逃げ切|逆転|進出|勝ち上が|勝ち抜|突破|脱落|昇格|降格|白星|黒星|不戦勝|不戦敗|番狂わせ|リバーススイープ|ストレート勝|屈し|土をつけ|決勝へ|引き分け|最終ゲーム|フルゲーム|フルセット/i,
  'zh-Hans':
    /击败|战胜|击退|力克|险胜|完胜|大胜|横扫|零封|逆转|翻盘|让[一二]追[二三23]|夺冠|夺得|夺下|冠军|亚军|季军|捧杯|登顶|卫冕|加冕|晋级|挺进|杀入|闯入|出线|突围|淘汰|出局|止步|无缘|落败|不敌|负于|输给|惜败|惨败|完败|告负|取胜|获胜|胜出|胜利|全胜|全败|不败|连胜|连败|爆冷|保级|降级|不战而胜|弃权|战平|平局|握手言和|决胜局|打满|[0-9一二三四五六七八九十两][胜负]/i,
  'zh-Hant':
    /擊敗|戰勝|擊退|力退|險勝|完勝|大勝|勝過|橫掃|零封|逆轉|翻盤|讓[一二]追[二三23]|奪冠|奪下|奪得|冠軍|亞軍|季軍|封王|捧盃|稱霸|衛冕|加冕|晉級|挺進|闖進|殺進|打進|出線|突圍|淘汰|出局|止步|無緣|落敗|不敵|敗給|敗退|輸給|惜敗|慘敗|吞敗|獲勝|取勝|勝出|勝利|全勝|全敗|不敗|連勝|連敗|爆冷|保級|降級|輕取|不戰而勝|棄賽|打平|平手|握手言和|決勝局|打滿|[0-9一二三四五六七八九十兩][勝敗]/i,
  vi: /(?<!\p{L})(?:(?:chiến |đại |toàn |bất |thất )?(?:thắng|bại)|thua|đánh bại|hạ gục|hạ|vượt qua|quật ngã|áp đảo|vô địch|quán quân|á quân|đăng quang|lên ngôi|nâng cúp|bị loại|loại|dừng bước|dừng chân|đi tiếp|giành vé|góp mặt|vào (?:tứ kết|bán kết|chung kết|vòng)|ngược dòng|lật kèo|gây sốc|địa chấn|bất ngờ|thăng hạng|xuống hạng|trụ hạng|chuỗi|hòa|hoà|chia điểm|bỏ cuộc|ván quyết định)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:gew(?:inn(?:t|er)|ann|onnen)|(?:be)?sieg(?!el)|bezw[iau]ng|geschlagen|niederlage|verlier|verlor|unterl(?:ieg|ag|egen)|triumph|dominier|demontier|deklassier|eliminier|ausgeschieden|qualifizier|aufstieg|abstieg|titel(?!song|bild|seite)|(?:welt|europa|vize|rekord)?meister(?!schaft)|ungeschlagen|unbesiegt|überrasch|sensation|trophäe|pokal|kampflos|unentschieden|remis|comeback|reverse sweep|(?:viertel|halb)?final(?:einzug|ist)|(?:schlägt|schlagen|schlug(?:en)?|gewinnen|sweep(?:t|en)|gesweept|dreh(?:t|en)|gedreht|fegt|stürzt|scheide[tn]|aus für|raus|setzt sich|setzen sich|zieh(?:t|en) ins?|steh(?:t|en) im (?:viertel|halb)?finale|erreich(?:t|en)|sicher(?:t|n) sich|gekrönt|krön(?:t|en)|steig(?:t|en) (?:auf|ab)|siegesserien?|in folge|ist champion|ringt|nieder|kein spiel ab)(?!\p{L}))/iu,
  fr: /(?<!\p{L})(?:victoi|victori|vainqu|gagn|remport|triomph|élimin|qualifi|relégu|renvers|balay|balai|écras|domin(?!o)|invaincu|surpren|surpri|sacré|détrôn|battu|perdu|finaliste|demi-finaliste|remontée|remontada|comeback|reverse sweep|(?:bat|battent|perd|perdent|défaites?|s[’']incline(?:nt)?|s[’']impose(?:nt)?|l[’']emporte(?:nt)?|titres?|trophée|champion(?:ne)?s? (?:du|d[’'e]|en titre)|exploit|forfaits?|tomber|enchaîne(?:nt)?|prend le dessus|chute(?:nt)?|tombe(?:nt)?|élimine(?:nt)?|file(?:nt)? en|accède(?:nt)?|se hisse(?:nt)?|décroche(?:nt)?|valide(?:nt)?|sweep|d[’']affilée|nul)(?!\p{L}))/iu,
  'pt-BR':
    /(?<!\p{L})(?:venc|vitóri|ganh(?:a|ou|ar)|derrot|elimin|classific(?!ação)|rebaix|atropel|domin(?!go)|invict|supera|bate(?:u|ram)|conquist|surpreend|(?:bi|tri|tetra|penta|vice-?)?campe(?:ão|ões|ã)|remontada|reverse sweep|w\.o\.|(?:bate|batem|perd(?:e|em|eu|eram)|cai(?:u|em)?|avança(?:m|ou)?|título|taça|troféu|zebras?|vira(?:da|m)?|virou|finalistas?|semifinalistas?|leva(?:m|ou)? a melhor|seguid[ao]s|acesso|adeus|(?:na|à) final|empat(?:e|a|am|ou))(?!\p{L}))/iu,
  tr: /(?<!\p{L})(?:kazan|yen(?:di|ildi|iyor|ilgi|erek|emedi)|galibiyet|galip|mağlu[bp]|namağlup|kaybet|kaybed|elen(?:di|iyor|en)|eledi|eleyen|veda|şampiyon(?:luk|luğ| oldu|u(?!\p{L}))|kupa|yüksel|devirdi|deviren|süpürd|ezdi|geçti|sürpriz|geri dönüş|geriden gel|muhteşem dönüş|serisine son|tur atla|hükmen|finalist|(?:finale|yarı finale|final) (?:çıkt|kald|yüksel|ad)|(?:finalde|seri|üst üste|rövanş|berabere|zafer\p{L}{0,4})(?!\p{L}))/iu,
  pl: /(?<!\p{L})(?:wygr|przegr|zwyci[ęe]|pokon|porażk|triumf|pogrom|rozbi(?:ja|ł|l)|rozgrom|zdominow|elimin(?!acj)|wyelimin|odpad|awans|spad(?:a|ł|ek)|(?:wice)?mistrz(?!ostw)|zdoby(?:wa|ł|l|cie|ci)|niepokonan|niespodziank|sensac|finali[sś]t|remis|walkower|comeback|reverse sweep|(?:tytuł(?:u|em)?|trofeum|puchar(?:u|em)?|w finale|do (?:pół)?finału|z rzędu|za burtą|bez rozstrzygnięcia|wraca ze stanu|lepsi|lepsze|górą|ogrywa(?:ją)?|ograł[ai]?|ograli|uleg(?:a|ają|ł|li|ła|ło))(?!\p{L}))/iu,
};

/** "2-1", "3:0"; not "13-14" and not a clock's time. */
const SCORE = /(?<![\d.:–-])[0-5]\s?[-–:]\s?[0-5](?![\d.:–-])/;

const SIGNS = [...Object.values(RESULT_WORDS), SCORE];

/**
 * Whether a headline or text may reveal a result (docs/product.md#spoilers). It
 * looks for words of winning, losing, going on and going out, and for scores; a
 * false positive only hides a headline from readers who hide results, a false
 * negative spoils one.
 */
export function mayTellResult(text: string): boolean {
  // Feeds write accents as one character or as two; and "İ" has no lower case but in Turkish.
  const composed = withoutRunsOfMarks(text).normalize('NFC').replaceAll('İ', 'i');
  return SIGNS.some((sign) => sign.test(composed));
}
