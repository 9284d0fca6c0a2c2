// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LegalView } from '../../../components/views/LegalView';
import { DEFAULT_LOCALE, LOCALES } from '../../../lib/domain/locales';
import type { LegalDocument } from '../../../lib/i18n/legal-document';
import { LEGAL_TEXTS } from '../../../lib/i18n/server-messages';
import { renderSite } from '../../support/render-site';

afterEach(cleanup);

const en = LEGAL_TEXTS[DEFAULT_LOCALE];
const NAMES = ['privacy', 'terms', 'tos'] as const;

describe.each(NAMES)('the text "%s"', (name) => {
  it.each(LOCALES)('has the same sections, paragraphs, items and links in %s as in English', (locale) => {
    const texts = LEGAL_TEXTS[locale];
    const shape = (document: LegalDocument) =>
      document.sections.map(({ id, paragraphs, items, link }) => [id, paragraphs?.length ?? 0, items?.length ?? 0, link?.to ?? null]);
    expect(shape(texts[name])).toEqual(shape(en[name]));
    expect(texts[name].updated).toBe(en[name].updated);
  });

  it('shows every section, and its contents lead to them', () => {
    renderSite(<LegalView document={en[name]} path="/privacy-policy" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en[name].title);
    const sections = screen.getAllByRole('heading', { level: 2 });
    expect(sections.map((heading) => heading.textContent)).toEqual(en[name].sections.map((section) => section.heading));
    for (const { id, heading } of en[name].sections) {
      expect(screen.getByRole('link', { name: heading }).getAttribute('href')).toBe(`#${id}`);
      expect(document.getElementById(id)).not.toBeNull();
    }
  });
});

describe('links of the texts', () => {
  it('lead to pages of the site', () => {
    renderSite(<LegalView document={en.terms} path="/terms-and-conditions" />);
    expect(screen.getByRole('link', { name: 'Read the privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
    expect(screen.getByRole('link', { name: 'Tell us about it' }).getAttribute('href')).toBe('/contact');
  });
});
