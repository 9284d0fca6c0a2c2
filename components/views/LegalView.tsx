import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import type { LegalFacts, LegalPageData, LegalSection, StoredKeyTable } from '../../lib/i18n/legal-document';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { PageHead } from '../head/PageHead';
import { DataTable } from '../ui/DataTable';
import { Link } from '../ui/Link';
import { textLink } from '../ui/text-link';

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
  & address {
    padding: var(--sp-3) var(--sp-4);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
    font-style: normal;
  }
  & address a {
    ${textLink}
  }
  & table {
    white-space: normal;
  }
  & table :is(th, td) {
    padding: 6px var(--sp-2);
    text-align: left;
    vertical-align: top;
  }
  & tbody th {
    font-size: var(--fs-sm);
    min-width: 9em;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  & td:last-child {
    min-width: 7em;
  }
  & code {
    font-size: var(--fs-xs);
  }
  & > section > a {
    justify-self: start;
    padding: 4px 0;
    font-weight: 550;
    ${textLink}
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
  catchUp: paths.catchUp(),
  rankingsMethod: paths.rankingsMethod(),
  playRules: paths.playRules(),
  developers: paths.developers(),
  contact: paths.contact(),
  privacy: paths.privacy(),
  terms: paths.terms(),
  tos: paths.tos(),
  settings: paths.settings(),
  accountDelete: paths.accountDelete(),
};

/** A legal page: contents, then sections. The page about the site, which has no date, goes without contents. */
export function LegalView({ document, path, facts }: LegalPageData) {
  const t = useTranslate();
  const locale = useLocale();
  const { title, updated, intro, sections } = document;
  return (
    <Article className="wide-page">
      <PageHead title={title} description={intro} path={path} />
      <header>
        <h1>{title}</h1>
        {updated === undefined ? null : (
          <small>
            {t('legal.updated')} <time dateTime={updated}>{formatDay(updated, 'date', locale)}</time>
          </small>
        )}
        <p>{intro}</p>
      </header>
      {updated === undefined ? null : (
        <nav aria-label={t('legal.contents')}>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map((section) => (
        <Section key={section.id} section={section} facts={facts} />
      ))}
    </Article>
  );
}

function Section({ section, facts }: { readonly section: LegalSection; readonly facts: LegalFacts }) {
  const { id, heading, paragraphs = [], items = [], shows, link } = section;
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
      {shows === 'operator' ? <OperatorAddress operator={facts.operator} /> : null}
      {shows === 'storedKeys' && facts.storedKeys ? <StoredKeys table={facts.storedKeys} /> : null}
      {link && target ? <Link href={target}>{link.text}</Link> : null}
    </section>
  );
}

function OperatorAddress({ operator }: { readonly operator: LegalFacts['operator'] }) {
  if (operator === null) return null;
  const { name, address, email } = operator;
  return (
    <address>
      {[name, ...address].map((line) => (
        <div key={line}>{line}</div>
      ))}
      {email === null ? null : <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}

/** All cookies and entries of browser storage, each with its purpose and life. */
function StoredKeys({ table }: { readonly table: StoredKeyTable }) {
  const { caption, columns, rows } = table;
  return (
    <DataTable caption={caption} least={640}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, place, purpose, life }) => (
          <tr key={id}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{place}</td>
            <td>{purpose}</td>
            <td>{life}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
