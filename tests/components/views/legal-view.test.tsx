// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LegalView } from '../../../components/views/LegalView';
import { DELETED_USER_DAYS } from '../../../lib/domain/values/constants';
import { DEFAULT_LOCALE, LOCALES } from '../../../lib/domain/settings/locales';
import { STORED_KEYS } from '../../../lib/domain/settings/stored-keys';
import { localizedPath } from '../../../lib/i18n/localized-path';
import { sectionsWhere, type LegalDocument, type LegalFacts } from '../../../lib/i18n/legal-document';
import { LEGAL_TEXTS } from '../../../lib/i18n/server-messages';
import { storedKeyTable } from '../../../lib/server/pages/legal-page';
import { renderSite, siteRouter } from '../../support/render-site';

const en = LEGAL_TEXTS[DEFAULT_LOCALE];
const NAMES = ['privacy', 'terms', 'tos', 'about'] as const;
const FACTS: LegalFacts = {
  operator: { name: 'Ana Example', address: ['1 Some Street', '12345 Somewhere'], email: 'ana@example.com' },
  storedKeys: storedKeyTable(DEFAULT_LOCALE, en.words, '__session'),
};

const NO_FACTS: LegalFacts = { operator: null, storedKeys: null };

describe.each(NAMES)('the text "%s"', (name) => {
  it.each(LOCALES)('has the same sections, paragraphs, items and links in %s as in English', (locale) => {
    const texts = LEGAL_TEXTS[locale];
    const shape = (document: LegalDocument) =>
      document.sections.map(({ id, when, shows, paragraphs, items, link }) => [
        id,
        when,
        shows,
        paragraphs?.length ?? 0,
        items?.length ?? 0,
        link?.to ?? null,
      ]);
    expect(shape(texts[name])).toEqual(shape(en[name]));
    expect(texts[name].updated).toBe(en[name].updated);
  });

  it('shows every section, and its contents, where it has any, lead to them', () => {
    const shown = sectionsWhere(en[name], ['pageViews', 'namedOperator', 'predictionGame']);
    renderSite(<LegalView document={shown} path="/privacy-policy" facts={FACTS} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en[name].title);
    const sections = screen.getAllByRole('heading', { level: 2 });
    expect(sections.map((heading) => heading.textContent)).toEqual(shown.sections.map((section) => section.heading));
    const contents = screen.queryByRole('navigation', { name: 'On this page' });
    expect(contents === null).toBe(name === 'about');
    for (const { id, heading } of shown.sections) {
      if (contents) expect(within(contents).getByRole('link', { name: heading }).getAttribute('href')).toBe(`#${id}`);
      expect(document.getElementById(id)).not.toBeNull();
    }
  });
});

describe('links of the texts', () => {
  it('lead to pages of the site', () => {
    renderSite(<LegalView document={en.terms} path="/terms-and-conditions" facts={NO_FACTS} />);
    expect(screen.getByRole('link', { name: 'Read the privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
    expect(screen.getByRole('link', { name: 'Tell us about it' }).getAttribute('href')).toBe('/contact');
  });
});

describe('the page about the site', () => {
  it.each(LOCALES)('is there in %s, undated, with links to pages of the site, and names who runs it', (locale) => {
    const { about } = LEGAL_TEXTS[locale];
    const shown = sectionsWhere(about, ['namedOperator', 'predictionGame']);
    renderSite(<LegalView document={shown} path="/about" facts={{ ...FACTS, storedKeys: null }} />, siteRouter({ locale }).router);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(about.title);
    expect(document.querySelector('time')).toBeNull();
    expect(Array.from(document.querySelectorAll('article section > a'), (link) => link.getAttribute('href'))).toEqual(
      ['/catch-up', '/rankings/method', '/play/rules', '/developers', '/contact'].map((path) => localizedPath(locale, path)),
    );
    expect(document.querySelector('#operator address')?.textContent).toContain('Ana Example');
  });

  it('says where no operator is named how to reach them, and of the prediction game only where there is one', () => {
    const shown = sectionsWhere(en.about, ['unnamedOperator']);
    renderSite(<LegalView document={shown} path="/about" facts={NO_FACTS} />);
    expect(document.querySelector('#operator')?.textContent).toContain('has given no name here');
    expect(document.querySelector('address')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Predictions' })).toBeNull();
  });
});

describe('the privacy policy', () => {
  it('names who runs the site, where they are and how to reach them', () => {
    renderSite(<LegalView document={sectionsWhere(en.privacy, ['namedOperator'])} path="/privacy-policy" facts={FACTS} />);
    expect(document.querySelector('#operator address')?.textContent).toBe('Ana Example1 Some Street12345 Somewhereana@example.com');
    expect(screen.getByRole('link', { name: 'ana@example.com' }).getAttribute('href')).toBe('mailto:ana@example.com');
  });

  it('says plainly that no operator is named', () => {
    renderSite(
      <LegalView document={sectionsWhere(en.privacy, ['unnamedOperator'])} path="/privacy-policy" facts={{ ...FACTS, operator: null }} />,
    );
    expect(document.querySelector('#operator')?.textContent).toContain('has not named itself');
  });

  it('lists every cookie and storage key with its purpose and lifetime, the session cookie by its configured name', () => {
    renderSite(<LegalView document={sectionsWhere(en.privacy, [])} path="/privacy-policy" facts={FACTS} />);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual(
      STORED_KEYS.map(({ id, name }) => (id === 'session' ? '__session' : name)),
    );
    expect(screen.getByRole('row', { name: /^cookieConsent/ }).textContent).toContain('365 days');
  });

  it.each(LOCALES)('gives each of them a text of its own in %s', (locale) => {
    const { rows } = storedKeyTable(locale, LEGAL_TEXTS[locale].words, 'token');
    expect(Object.keys(LEGAL_TEXTS[locale].words.storedKeys.purposes).sort()).toEqual(STORED_KEYS.map(({ id }) => id).sort());
    for (const { id, place, purpose, life } of rows)
      expect([id, ...[place, purpose, life].map((text) => text.trim().length > 0)]).toEqual([id, true, true, true]);
  });

  it.each(LOCALES)('says in %s how long an account waits for its deletion', (locale) => {
    const deletion = LEGAL_TEXTS[locale].privacy.sections.find(({ id }) => id === 'deletion');
    expect(deletion?.paragraphs?.join(' ')).toMatch(new RegExp(`(?<!\\d)${DELETED_USER_DAYS}(?!\\d)`));
  });
});
