import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ComponentsView } from '../../../components/dev/ComponentsView';
import { siteHtml } from '../../support/render-site';

/** Files by their paths without extension. */
const textsBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: file.replaceAll('\\', '/').replace(/\.tsx?$/, ''), text: readFileSync(join(folder, file), 'utf8') }));

describe('the page of all components', () => {
  it('shows every primitive that anything else uses, by itself or as a part of another', () => {
    const texts = textsBelow('components');
    const importers = (name: string) => texts.filter(({ file, text }) => text.includes(`/${name}'`) && file !== `ui/${name}`);
    const isShown = (name: string): boolean =>
      importers(name).some(({ file }) => file.startsWith('dev/') || (file.startsWith('ui/') && isShown(file.slice('ui/'.length))));
    const used = texts
      .flatMap(({ file }) => /^ui\/([A-Z]\w+)$/.exec(file)?.[1] ?? [])
      .filter((name) => importers(name).some(({ file }) => !/^(?:dev|ui)\//.test(file)));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !isShown(name))).toEqual([]);
  });

  it('leads from its contents to each of them', () => {
    const page = siteHtml(<ComponentsView />);
    const contents = /<nav aria-label="Components">.*?<\/nav>/s.exec(page)?.[0] ?? '';
    const anchors = [...contents.matchAll(/href="#([\w-]+)"/g)].map(([, id = '']) => id);
    expect(anchors.length).toBeGreaterThan(30);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.filter((id) => !page.includes(` id="${id}"`))).toEqual([]);
  });
});
