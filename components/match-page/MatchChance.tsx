import styled from 'styled-components';
import { percentText } from '../../lib/domain/text/format';
import type { Chance, MatchSummary } from '../../lib/domain/match/match';
import { fullName } from '../../lib/domain/match/match-names';
import { paths } from '../../lib/domain/page/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';

const Box = styled(Card)`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-4);

  & > dl {
    display: flex;
    gap: var(--sp-4);
    justify-content: space-between;
    margin: 0;
  }
  & dl > div {
    display: grid;
    min-width: 0;
  }
  & dl > div:last-child {
    text-align: right;
  }
  & dt {
    overflow: hidden;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & dd {
    margin: 0;
    font-size: var(--fs-lg);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & > i {
    height: 8px;
    border-radius: 4px;
    background: linear-gradient(90deg, var(--main-color) var(--part), var(--control-border-color) 0);
  }
  & > p {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > p > a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Each side's chance before the match. It follows from earlier results: to be shown in a SpoilerArea. */
export function MatchChance({ match, chance }: { readonly match: MatchSummary; readonly chance: Chance }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Box>
      <dl>
        <div>
          <dt>{fullName(match.left)}</dt>
          <dd>{percentText(chance.left, locale)}</dd>
        </div>
        <div>
          <dt>{fullName(match.right)}</dt>
          <dd>{percentText(chance.right, locale)}</dd>
        </div>
      </dl>
      <i aria-hidden style={{ '--part': `${(chance.left * 100).toFixed(1)}%` }} />
      <p>
        {t('matchPage.chanceNote')} <Link href={paths.rankingsMethod()}>{t('matchPage.chanceMethod')}</Link>
      </p>
    </Box>
  );
}
