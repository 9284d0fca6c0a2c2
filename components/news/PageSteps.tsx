import styled from 'styled-components';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Link } from '../ui/Link';

export const Steps = styled.nav`
  display: flex;
  gap: var(--sp-3);
  align-items: center;
  justify-content: space-between;
  color: var(--dim-text-color);
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: max(36px, var(--hit));
    padding: 4px 14px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-full);
    background: var(--bg-element-color);
    color: var(--text-color);
    font-weight: 550;
  }
`;

type Labels = Readonly<Record<'before' | 'after', MessageKey>>;

const NEWEST_FIRST: Labels = { before: 'news.newer', after: 'news.older' };

type Props = {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  /** Whether to say which page it is, and of how many: not in a list that is cut down to the visitor's own. */
  readonly counted?: boolean;
  /** The texts of the links in a list that does not begin with the newest. */
  readonly labels?: Labels;
};

/** The pages before and after one of a long list; nothing where there is one page. */
export function PageSteps({ page, pages, hrefOf, counted = true, labels = NEWEST_FIRST }: Props) {
  const t = useTranslate();
  if (pages < 2) return null;
  return (
    <Steps aria-label={t('news.pages')}>
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev">
          {t(labels.before)}
        </Link>
      ) : (
        <span />
      )}
      <span>{counted ? t('news.pageOf', { page, pages }) : null}</span>
      {page < pages ? (
        <Link href={hrefOf(page + 1)} rel="next">
          {t(labels.after)}
        </Link>
      ) : (
        <span />
      )}
    </Steps>
  );
}
