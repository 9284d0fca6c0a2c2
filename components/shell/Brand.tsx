import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Link } from '../ui/Link';

/** The site's mark and name; leads home. */
export function Brand() {
  const t = useTranslate();
  return (
    <Link className="shell-brand" href={paths.home()} aria-label={t('shell.brandLabel', { site: t('site.title') })}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="8" fill="var(--main-fill)" />
        <path d="M18.6 4.5 9 17.6h5.4L12.6 27.5 23 13.8h-5.8z" fill="var(--text-dark-color)" />
      </svg>
      <span data-part="name">{t('site.title')}</span>
    </Link>
  );
}
