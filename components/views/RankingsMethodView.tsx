import styled from 'styled-components';
import { formatDecimals, formatThousands, withPercentSign } from '../../lib/domain/text/format';
import { paths } from '../../lib/domain/page/paths';
import { isMatchKind, type Backtest, type Method } from '../../lib/domain/rating/backtest-figures';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { PageHead } from '../head/PageHead';
import { DataTable } from '../ui/DataTable';
import { Link } from '../ui/Link';
import { StagePage } from './stage-page';
import { textLink } from '../ui/text-link';

const Page = styled(StagePage)`
  & > section > p {
    max-width: 68ch;
    line-height: 1.6;
  }
  & > p > a {
    ${textLink}
  }
  & td,
  & th {
    padding: 8px 10px;
    text-align: right;
    white-space: normal;
  }
`;

const METHODS: readonly Method[] = ['model', 'elo', 'record', 'even'];
/** Without the coin flip, whose log-loss is the same in every row. */
const COMPARED = METHODS.filter((method) => method !== 'even');
const PARTS = ['rating', 'games', 'leagues', 'sure', 'chances', 'unknown'] as const;

export type RankingsMethodProps = { readonly backtest: Backtest };

/** How ratings are worked out, in plain words, and how well they predicted matches. */
export function RankingsMethodView({ backtest }: RankingsMethodProps) {
  const t = useTranslate();
  const locale = useLocale();
  const day = (text: string) => formatDay(text, 'date', locale);
  const percent = (share: number | null) => (share === null ? '–' : withPercentSign(formatDecimals(share * 100, locale, 1), locale));
  return (
    <Page className="wide-page">
      <PageHead title={t('ratingMethod.title')} description={t('ratingMethod.description')} path={paths.rankingsMethod()} />
      <h1>{t('ratingMethod.title')}</h1>
      <p>
        <Link href={paths.rankings()}>{t('ratingMethod.toRankings')}</Link>
      </p>
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={`method-${part}`}>
          <h2 id={`method-${part}`}>{t(`ratingMethod.${part}.title`)}</h2>
          <p>{t(`ratingMethod.${part}.text`)}</p>
        </section>
      ))}
      <section aria-labelledby="method-test">
        <h2 id="method-test">{t('ratingMethod.test.title')}</h2>
        <p>{t('ratingMethod.test.text', { first: day(backtest.first), last: day(backtest.last), split: day(backtest.split) })}</p>
        <DataTable caption={t('ratingMethod.test.scores')} least={330}>
          <thead>
            <tr>
              <th scope="col">{t('ratingMethod.test.way')}</th>
              {backtest.halves.map(({ name, matches }) => (
                <th key={name} scope="col">
                  {t(name === 'first' ? 'ratingMethod.test.firstHalf' : 'ratingMethod.test.secondHalf', {
                    matches: formatThousands(matches, locale),
                  })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {METHODS.map((method) => (
              <tr key={method}>
                <th scope="row">{t(`ratingMethod.ways.${method}`)}</th>
                {backtest.halves.map(({ name, scores }) => (
                  <td key={name}>{formatDecimals(scores[method].logLoss, locale, 3)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
        <p>{t('ratingMethod.test.logLoss')}</p>
      </section>
      <section aria-labelledby="method-kinds">
        <h2 id="method-kinds">{t('ratingMethod.kinds.title')}</h2>
        <p>{t('ratingMethod.kinds.text', { first: day(backtest.first), last: day(backtest.last) })}</p>
        <DataTable caption={t('ratingMethod.kinds.head')} least={330}>
          <thead>
            <tr>
              <th scope="col">{t('ratingMethod.kinds.head')}</th>
              <th scope="col">{t('standings.matches')}</th>
              {COMPARED.map((method) => (
                <th key={method} scope="col">
                  {t(`ratingMethod.ways.${method}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...backtest.years, ...backtest.kinds].map(({ name, matches, scores }) => (
              <tr key={name}>
                <th scope="row">{isMatchKind(name) ? t(`ratingMethod.kinds.${name}`) : name}</th>
                <td>{formatThousands(matches, locale)}</td>
                {COMPARED.map((method) => (
                  <td key={method}>{formatDecimals(scores[method].logLoss, locale, 3)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </section>
      <section aria-labelledby="method-calibration">
        <h2 id="method-calibration">{t('ratingMethod.calibration.title')}</h2>
        <p>{t('ratingMethod.calibration.text')}</p>
        <DataTable caption={t('ratingMethod.calibration.caption')} least={330}>
          <thead>
            <tr>
              <th scope="col">{t('ratingMethod.calibration.chance')}</th>
              <th scope="col">{t('standings.matches')}</th>
              <th scope="col">{t('ratingMethod.calibration.expected')}</th>
              <th scope="col">{t('ratingMethod.calibration.won')}</th>
            </tr>
          </thead>
          <tbody>
            {backtest.calibration.map(({ from, to, matches, expected, won }) => (
              <tr key={from}>
                <th scope="row">{withPercentSign(`${Math.round(from * 100)}–${Math.round(to * 100)}`, locale)}</th>
                <td>{matches}</td>
                <td>{percent(expected)}</td>
                <td>{percent(won)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </section>
    </Page>
  );
}
