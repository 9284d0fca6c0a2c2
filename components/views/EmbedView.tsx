import styled from 'styled-components';
import { toClipboard } from '../../lib/client/page/copy-text';
import { showToast } from '../../lib/client/page/toast-store';
import { useSite } from '../../lib/client/page/site-context';
import {
  EMBED_HEIGHTS,
  EMBED_PAGE,
  EMBED_THEMES,
  EMBED_WIDTHS,
  embedChoice,
  embedPath,
  type EmbedChoice,
  type EmbedChoices,
  type EmbedTarget,
} from '../../lib/domain/page/embed';
import { embedPageHref, parseEmbedQuery, type EmbedQuery } from '../../lib/domain/page/embed-query';
import { escapeHtml } from '../../lib/domain/text/escape-html';
import { languageOf, LOCALES } from '../../lib/domain/settings/locales';
import { paths } from '../../lib/domain/page/paths';
import { localizedPath } from '../../lib/i18n/localized-path';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { PageHead } from '../head/PageHead';
import { island } from '../island/island';
import { Button } from '../ui/Button';
import { ChoiceForm } from '../ui/ChoiceForm';
import { Field } from '../ui/Field';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import { SmallSelect } from '../ui/Select';
import { useChoices } from '../ui/use-choices';
import { TextArea } from '../ui/TextInput';
import { StagePage } from './stage-page';
import { textLink } from '../ui/text-link';

const Page = styled(StagePage)`
  max-width: 860px;

  & > p,
  & > section > p {
    max-width: 68ch;
    line-height: 1.6;
  }
  & p > a {
    ${textLink}
  }
  & iframe {
    display: block;
    max-width: 100%;
    border: 0;
  }
  & textarea,
  & pre {
    width: 100%;
    font-family: ui-monospace, monospace;
    font-size: var(--fs-sm);
  }
  & pre {
    overflow-x: auto;
    padding: var(--sp-3) var(--sp-4);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-sunken-color);
  }
  & form {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  }
  & form select {
    width: 100%;
    max-width: none;
  }
`;

export type EmbedViewProps = { readonly query: EmbedQuery; readonly choices: EmbedChoices };

const LISTS = ['leagues', 'teams', 'tables', 'matches'] as const;

/** A script for a page that lets the frame be as high as what it shows. It asks, since a frame may have said its height before the script came. */
function heightScript(siteUrl: string): string {
  return `addEventListener('message', ({ origin, source, data }) => {
  if (origin !== '${siteUrl}' || !data?.riftweek) return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.height = data.riftweek.height;
});
for (const frame of document.querySelectorAll('iframe[src^="${siteUrl}/"]'))
  frame.contentWindow?.postMessage({ riftweek: { ask: 'height' } }, '*');`;
}

/** Makes the code of a frame: what it shows, its colours, its width, its language, and whether it shows results. */
export function EmbedView({ query, choices }: EmbedViewProps) {
  const t = useTranslate();
  const locale = useLocale();
  const siteUrl = useSite().url;
  const all: readonly EmbedChoice[] = LISTS.flatMap((list) => choices[list]);
  const target: EmbedTarget | null = query.target ?? all[0] ?? null;
  // A frame that no list offers, from an address, goes by its id.
  const name = all.find(({ kind, id }) => kind === target?.kind && id === target.id)?.name ?? `#${target?.id ?? ''}`;
  const path = target && localizedPath(query.language ?? locale, embedPath(target, query));
  const height = target ? EMBED_HEIGHTS[target.kind] : 0;
  const title = t('embed.frameTitle', { name });
  return (
    <Page className="wide-page">
      <PageHead title={t('embed.title')} description={t('embed.description')} path={EMBED_PAGE} />
      <h1>{t('embed.title')}</h1>
      <p>{t('embed.intro')}</p>
      <EmbedForm query={query} choices={choices} shown={target && embedChoice(target)} />
      {path === null ? null : (
        <>
          <TitledSection id="embed-preview" title={t('embed.preview')}>
            <iframe key={path} src={path} title={title} width={query.width} height={height} loading="lazy" />
          </TitledSection>
          <EmbedCode
            code={`<iframe src="${escapeHtml(siteUrl + path)}" title="${escapeHtml(title)}" width="${query.width}" height="${height}" style="border:0" loading="lazy"></iframe>`}
          />
        </>
      )}
      <TitledSection id="embed-height" title={t('embed.height')}>
        <p>{t('embed.heightText')}</p>
        <pre tabIndex={0}>
          <code>{heightScript(siteUrl)}</code>
        </pre>
      </TitledSection>
      <p>
        <Link href={paths.developers()}>{t('embed.toDevelopers')}</Link>
      </p>
    </Page>
  );
}

/** Works without scripts as well. */
const EmbedForm = island(function EmbedForm({ query, choices, shown }: EmbedViewProps & { readonly shown: string | null }) {
  const t = useTranslate();
  const locale = useLocale();
  const onChange = useChoices((chosen) => embedPageHref(parseEmbedQuery(chosen)));
  const isListed = LISTS.some((list) => choices[list].some((choice) => embedChoice(choice) === shown));
  return (
    <ChoiceForm action={localizedPath(locale, EMBED_PAGE)} onChange={onChange} aria-label={t('embed.title')} key={embedPageHref(query)}>
      <Field label={t('embed.show')}>
        <SmallSelect name="show" defaultValue={shown ?? ''}>
          {isListed || shown === null ? null : <option value={shown}>{shown}</option>}
          {LISTS.map((list) => (
            <optgroup key={list} label={t(`embed.${list}`)}>
              {choices[list].map((choice) => (
                <option key={embedChoice(choice)} value={embedChoice(choice)}>
                  {choice.name}
                </option>
              ))}
            </optgroup>
          ))}
        </SmallSelect>
      </Field>
      <Field label={t('embed.theme')}>
        <SmallSelect name="theme" defaultValue={query.theme}>
          {EMBED_THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {t(`embed.themes.${theme}`)}
            </option>
          ))}
        </SmallSelect>
      </Field>
      <Field label={t('embed.width')}>
        <SmallSelect name="width" defaultValue={query.width}>
          {EMBED_WIDTHS.map((width) => (
            <option key={width} value={width}>
              {width === '100%' ? t('embed.fullWidth') : `${width} px`}
            </option>
          ))}
        </SmallSelect>
      </Field>
      <Field label={t('embed.resultsLabel')}>
        <SmallSelect name="results" defaultValue={query.results ? '1' : ''}>
          <option value="">{t('embed.without')}</option>
          <option value="1">{t('embed.with')}</option>
        </SmallSelect>
      </Field>
      <Field label={t('embed.language')}>
        <SmallSelect name="language" defaultValue={query.language ?? locale}>
          {LOCALES.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageOf(each).name}
            </option>
          ))}
        </SmallSelect>
      </Field>
      <Button type="submit">{t('embed.apply')}</Button>
    </ChoiceForm>
  );
});

const EmbedCode = island(function EmbedCode({ code }: { readonly code: string }) {
  const t = useTranslate();
  const copy = async (): Promise<void> => showToast(t((await toClipboard(code)) ? 'embed.copied' : 'embed.notCopied'));
  return (
    <TitledSection id="embed-code" title={t('embed.code')}>
      <TextArea readOnly rows={4} value={code} aria-labelledby="embed-code" spellCheck={false} />
      <div>
        <Button data-variant="primary" onClick={() => void copy()}>
          {t('embed.copy')}
        </Button>
      </div>
    </TitledSection>
  );
});
