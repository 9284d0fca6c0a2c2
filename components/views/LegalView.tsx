import styled from 'styled-components';
import { paths } from '../../lib/domain/paths';
import type { LegalDocument, LegalSection } from '../../lib/i18n/legal-document';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { PageAddress } from '../head/PageAddress';
import { PageTitle } from '../head/PageTitle';
import { Link } from '../ui/Link';

const Article = styled.article`
  display: grid;
  gap: var(--sp-5);
  max-width: 68ch;
  font-size: 0.9375rem;
  line-height: 1.6;

  & > header {
    display: grid;
    gap: var(--sp-2);
  }
  & > header > small {
    color: var(--faint-text-color);
    font-size: var(--fs-sm);
  }
  & > header > p {
    color: var(--dim-text-color);
  }
  & > nav ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
    gap: 0 var(--sp-4);
    padding: var(--sp-2) var(--sp-4);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
    background: var(--bg-element-color);
    list-style: none;
    font-size: var(--fs-sm);
  }
  & > nav a {
    display: flex;
    align-items: center;
    min-height: max(32px, calc(var(--hit) - 4px));
    color: var(--dim-text-color);
  }
  & > section {
    display: grid;
    gap: var(--sp-2);
    scroll-margin-top: calc(var(--topbar-height) + 8px);
  }
  & > section > ul {
    display: grid;
    gap: var(--sp-1);
    padding-left: 1.2em;
  }
  & > section > a {
    justify-self: start;
    padding: 4px 0;
    color: var(--hl-color1);
    font-weight: 550;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (hover: hover) {
    & > nav a:hover {
      color: var(--text-color);
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

const TARGETS: Readonly<Record<string, string>> = {
  contact: paths.contact(),
  privacy: paths.privacy(),
  terms: paths.terms(),
  tos: paths.tos(),
};

/** A legal page: contents, then sections. */
export function LegalView({ document, path }: { readonly document: LegalDocument; readonly path: string }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Article>
      <PageTitle title={document.title} description={document.intro} />
      <PageAddress path={path} />
      <header>
        <h1>{document.title}</h1>
        <small>
          {t('legal.updated')} <time dateTime={document.updated}>{formatDay(document.updated, 'date', locale)}</time>
        </small>
        <p>{document.intro}</p>
      </header>
      <nav aria-label={t('legal.contents')}>
        <ol>
          {document.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {document.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </Article>
  );
}

function Section({ section }: { readonly section: LegalSection }) {
  const { id, heading, paragraphs = [], items = [], link } = section;
  const target = link && TARGETS[link.to];
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      {items.length > 0 ? (
        <ul>
          {items.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      ) : null}
      {link && target ? <Link href={target}>{link.text}</Link> : null}
    </section>
  );
}
