import styled from 'styled-components';
import type { DocumentedEndpoint } from '../../lib/domain/page/documented-endpoint';
import { EMBED_PAGE } from '../../lib/domain/page/embed';
import { OPENAPI_PATH, paths } from '../../lib/domain/page/paths';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { useSite } from '../../lib/client/page/site-context';
import { PageHead } from '../head/PageHead';
import { SourceNote } from '../shell/SourceNote';
import { DataTable } from '../ui/DataTable';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import { StagePage } from './stage-page';
import { textLink } from '../ui/text-link';

const Page = styled(StagePage)`
  max-width: 860px;

  & p,
  & dd {
    max-width: 68ch;
    line-height: 1.6;
  }
  & dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
  }
  & dt {
    font-weight: 650;
  }
  & dd,
  & details > p {
    color: var(--dim-text-color);
  }
  & p > a,
  & dd > a {
    ${textLink}
  }
  & .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
  }
  & code,
  & pre {
    font-family: ui-monospace, monospace;
    font-size: var(--fs-sm);
    overflow-wrap: anywhere;
  }
  & pre {
    overflow: auto;
    max-height: 420px;
    padding: var(--sp-3) var(--sp-4);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-sunken-color);
  }
  & dd > pre {
    white-space: pre-wrap;
  }
  & details {
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-element-color);
  }
  & summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px var(--sp-2);
    min-height: var(--hit);
    padding: var(--sp-3) var(--sp-4);
  }
  & summary > code {
    font-weight: 650;
  }
  & summary > span {
    grid-column: 2;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & details > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
    padding: 0 var(--sp-4) var(--sp-4);
  }
  & h4 {
    font-size: var(--fs-sm);
    font-weight: 650;
  }
  & table {
    white-space: normal;
  }
  & table :is(th, td) {
    padding: 6px var(--sp-2);
    text-align: left;
    vertical-align: top;
  }
  & .list {
    display: grid;
    gap: var(--sp-2);
  }
`;

export type DevelopersViewProps = {
  /** Addresses that answer JSON, and those that answer text of other kinds. */
  readonly json: readonly DocumentedEndpoint[];
  readonly files: readonly DocumentedEndpoint[];
  /** Answers that one network address may have made in so many seconds. */
  readonly limit: { readonly count: number; readonly seconds: number };
  readonly version: string;
  readonly changes: readonly { readonly version: string; readonly day: string; readonly change: string }[];
};

const RULES = ['contract', 'cors', 'limits', 'caching', 'errors', 'terms'] as const;
const ERROR_EXAMPLE = '{"error": {"code": "not-found", "message": "Team not found."}}';

/** The public interface for people: its rules, its addresses, its changes. */
export function DevelopersView({ json, files, limit, version, changes }: DevelopersViewProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { credits } = useSite();
  return (
    <Page className="wide-page">
      <PageHead title={t('developers.title')} description={t('developers.description')} path={paths.developers()} />
      <h1>{t('developers.title')}</h1>
      <p>{t('developers.intro')}</p>
      <div className="ways">
        <a className="ui-button" data-variant="primary" href={OPENAPI_PATH} title={t('developers.fileText')}>
          {t('developers.file')}
        </a>
        <Link className="ui-button" href={EMBED_PAGE}>
          {t('developers.embeds')}
        </Link>
        <Link className="ui-button" href={paths.contact()}>
          {t('developers.contact')}
        </Link>
      </div>
      <TitledSection id="api-rules" title={t('developers.parts.rules')}>
        <dl>
          {RULES.map((rule) => (
            <div key={rule}>
              <dt>{t(`developers.${rule}.title`)}</dt>
              <dd>
                {t(`developers.${rule}.text`, rule === 'limits' ? limit : {})}
                {rule === 'errors' ? (
                  <pre>
                    <code>{ERROR_EXAMPLE}</code>
                  </pre>
                ) : null}
                {rule === 'terms' ? (
                  <>
                    {' '}
                    <Link href={paths.terms()}>{t('shell.terms')}</Link>
                  </>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
        <SourceNote credits={credits} />
      </TitledSection>
      <Endpoints id="api-json" title={t('developers.parts.endpoints')} endpoints={json} />
      <Endpoints id="api-files" title={t('developers.parts.files')} endpoints={files} />
      <TitledSection id="api-changes" title={t('developers.parts.changes')}>
        <p>{t('developers.version', { version })}</p>
        <dl lang="en">
          {changes.map((entry) => (
            <div key={entry.version}>
              <dt>
                {entry.version} · <time dateTime={entry.day}>{formatDay(entry.day, 'date', locale)}</time>
              </dt>
              <dd>{entry.change}</dd>
            </div>
          ))}
        </dl>
      </TitledSection>
    </Page>
  );
}

type EndpointsProps = { readonly id: string; readonly title: string; readonly endpoints: readonly DocumentedEndpoint[] };

function Endpoints({ id, title, endpoints }: EndpointsProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <TitledSection id={id} title={title}>
      {locale === 'en' ? null : <p>{t('developers.english')}</p>}
      <div className="list" lang="en">
        {endpoints.map((endpoint) => (
          <EndpointDetails key={endpoint.path} endpoint={endpoint} />
        ))}
      </div>
    </TitledSection>
  );
}

function EndpointDetails({ endpoint }: { readonly endpoint: DocumentedEndpoint }) {
  const t = useTranslate();
  const locale = useLocale();
  const { path, summary, parameters, fields, types, example } = endpoint;
  return (
    <details>
      <summary>
        <code>GET {path}</code>
        <span>{summary}</span>
      </summary>
      <div>
        {parameters.length === 0 ? (
          <p lang={locale}>{t('developers.noParameters')}</p>
        ) : (
          <DataTable caption={path} least={480}>
            <thead lang={locale}>
              <tr>
                <th scope="col">{t('developers.name')}</th>
                <th scope="col">{t('developers.place')}</th>
                <th scope="col">{t('developers.meaning')}</th>
              </tr>
            </thead>
            <tbody>
              {parameters.map(({ name, in: where, required, text }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td lang={locale}>
                    {t(where === 'path' ? 'developers.inPath' : required ? 'developers.inQueryNeeded' : 'developers.inQuery')}
                  </td>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
        {types.length === 0 ? null : (
          <p>
            <span lang={locale}>{t('developers.answers')}</span>: <code>{types.join(', ')}</code>
          </p>
        )}
        {fields.length === 0 ? null : (
          <p>
            <span lang={locale}>{t('developers.fields')}</span>: <code>{fields.join(', ')}</code>
          </p>
        )}
        {example === null ? null : (
          <>
            <h4 lang={locale}>{t('developers.example')}</h4>
            <pre tabIndex={0}>
              <code>{example}</code>
            </pre>
          </>
        )}
      </div>
    </details>
  );
}
