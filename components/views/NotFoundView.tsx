import type { MissingKind } from '../../lib/domain/page/missing-kind';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SearchBox } from '../search/SearchBox';
import { PageHead } from '../head/PageHead';
import { Button, ButtonLink } from '../ui/Button';
import { ProblemPage } from './problem-page-styles';

type NotFoundProps = {
  readonly missing: MissingKind;
  /** The page existed and was deleted (410). */
  readonly isGone?: boolean;
};

/** Not found, or not any more, with ways on: home, matches, search. */
export function NotFoundView({ missing, isGone = false }: NotFoundProps) {
  const t = useTranslate();
  const title = t(`errors.notFound.${missing}`);
  return (
    <ProblemPage>
      <PageHead title={title} />
      <span data-part="code" aria-hidden>
        {isGone ? 410 : 404}
      </span>
      <h1>{title}</h1>
      <p>{t(isGone ? 'errors.goneHint' : 'errors.notFoundHint')}</p>
      <Ways />
      <div data-part="search">
        <SearchBox />
      </div>
    </ProblemPage>
  );
}

/** The pages that are always there; `again`: and the one that failed. */
export function Ways({ again = false }: { readonly again?: boolean }) {
  const t = useTranslate();
  return (
    <div data-part="ways">
      {again ? (
        <Button data-variant="primary" onClick={() => location.reload()}>
          {t('errors.again')}
        </Button>
      ) : null}
      <ButtonLink href={paths.home()} data-variant={again ? undefined : 'primary'}>
        {t('errors.home')}
      </ButtonLink>
      <ButtonLink href={paths.matches('today')}>{t('errors.matches')}</ButtonLink>
      <ButtonLink href={paths.leagues()}>{t('errors.leagues')}</ButtonLink>
    </div>
  );
}
