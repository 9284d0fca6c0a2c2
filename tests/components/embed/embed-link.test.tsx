// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmbedLink } from '../../../components/embed/EmbedLink';
import { EMBED_KINDS } from '../../../lib/domain/page/embed';
import { parseEmbedQuery } from '../../../lib/domain/page/embed-query';
import { renderSite } from '../../support/render-site';

it.each(EMBED_KINDS)('leads to the page of embeds with the right one selected: %s', (kind) => {
  renderSite(<EmbedLink kind={kind} id={77} />);
  const address = new URL(screen.getByRole('link', { name: 'Embed' }).getAttribute('href') ?? '', 'https://riftweek.example');
  expect(address.pathname).toBe('/embed');
  expect(parseEmbedQuery(Object.fromEntries(address.searchParams))).toEqual({
    target: { kind, id: 77 },
    theme: 'auto',
    width: '100%',
    results: false,
    language: null,
  });
});
