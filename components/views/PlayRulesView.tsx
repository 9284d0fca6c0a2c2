import { formatDecimals, percentText, withPercentSign } from '../../lib/domain/text/format';
import { labelledText, sentencesText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import { DAILY_GRANT, MOST_ON_MARKET, QUIZ_REWARD, SIGN_UP_GRANT } from '../../lib/domain/play/coins';
import { LEAST_CHANCE, MOST_CHANCE, oddsOf, ODDS_MARGIN, possibleReturn } from '../../lib/domain/play/odds';
import { GROUP_POINTS, SWISS_POINTS } from '../../lib/domain/play/pickem/pickem-score';
import { gainOf, LEAST_PREDICTIONS, scoreOf, SHRINKAGE } from '../../lib/domain/play/score';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { coinsText, oddsText } from '../../lib/i18n/play-texts';
import { PlayPage } from '../play/PlayPage';
import { DataTable } from '../ui/DataTable';
import { Link } from '../ui/Link';

const CHANCES = [0.25, 0.5, 0.65, 0.8] as const;
const STAKE = 100;
/** The example of the score: so many predictions at even odds, so many of them right. */
const EXAMPLE = { count: 20, won: 12, odds: 1.9 } as const;
const PARTS = ['coins', 'odds', 'closing', 'settling', 'score', 'fair'] as const;

/** `/play/rules`: odds, settlement and scoring, with examples worked out by the game's own rules; then pick'em, quizzes and the shop. */
export function PlayRulesView() {
  const t = useTranslate();
  const locale = useLocale();
  const right = EXAMPLE.won * gainOf(true, EXAMPLE.odds) + (EXAMPLE.count - EXAMPLE.won) * gainOf(false, EXAMPLE.odds);
  const values = {
    signUp: coinsText(SIGN_UP_GRANT, locale),
    daily: coinsText(DAILY_GRANT, locale),
    most: coinsText(MOST_ON_MARKET, locale),
    margin: percentText(ODDS_MARGIN - 1, locale),
    certain: percentText(MOST_CHANCE, locale),
    rare: withPercentSign(formatDecimals(LEAST_CHANCE * 100, locale, 1), locale),
    count: EXAMPLE.count,
    won: EXAMPLE.won,
    odds: oddsText(EXAMPLE.odds, locale),
    stake: coinsText(STAKE, locale),
    paid: coinsText(possibleReturn(STAKE, EXAMPLE.odds), locale),
    score: formatDecimals(scoreOf(right, EXAMPLE.count), locale, 1),
    shrinkage: SHRINKAGE,
    week: LEAST_PREDICTIONS.week,
    season: LEAST_PREDICTIONS.season,
    all: LEAST_PREDICTIONS.all,
  };
  const others = [
    { key: 'pickem', title: t('pickem.title'), text: [t('pickem.intro'), t('pickem.scoring', { ...GROUP_POINTS, ...SWISS_POINTS })] },
    { key: 'quizzes', title: t('playQuiz.title'), text: [t('playQuiz.note', { count: QUIZ_REWARD }), t('playQuiz.finished')] },
    { key: 'store', title: t('playShop.title'), text: [t('playShop.description'), t('playShop.note')] },
  ];
  return (
    <PlayPage
      title={t('play.rulesTitle')}
      heading={t('play.rules')}
      description={t('play.rulesDescription')}
      tab="rules"
      path={paths.playRules()}
    >
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={`rules-${part}`}>
          <h2 id={`rules-${part}`}>{t(`play.rulesOf.${part}.title`)}</h2>
          <p>
            {t(`play.rulesOf.${part}.text`, values)}
            {part === 'odds' ? (
              <>
                {' '}
                <Link href={paths.rankingsMethod()}>{labelledText(t('rankings.title'), t('team.rating.method'), locale)}</Link>
              </>
            ) : null}
          </p>
          {part === 'odds' ? (
            <DataTable caption={t('play.oddsExamples')} least={340}>
              <thead>
                <tr>
                  <th scope="col">{t('play.chance')}</th>
                  <th scope="col">{t('play.odds')}</th>
                  <th scope="col">{t('play.returnOf', values)}</th>
                </tr>
              </thead>
              <tbody>
                {CHANCES.map((chance) => (
                  <tr key={chance}>
                    <th scope="row">{percentText(chance, locale)}</th>
                    <td>{oddsText(oddsOf(chance), locale)}</td>
                    <td>{coinsText(possibleReturn(STAKE, oddsOf(chance)), locale)}</td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
          ) : null}
        </section>
      ))}
      {others.map(({ key, title, text }) => (
        <section key={key} aria-labelledby={`rules-${key}`}>
          <h2 id={`rules-${key}`}>{title}</h2>
          <p>{sentencesText(text, locale)}</p>
        </section>
      ))}
    </PlayPage>
  );
}
