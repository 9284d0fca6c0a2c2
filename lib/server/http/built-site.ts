import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import * as v from 'valibot';
import { ENDPOINT_ADDRESSES } from '../endpoints/endpoints';
import type { PageSections } from '../pages/page-sections';
import { type RouteTable, routeTable } from '../route-table';
import type { Site } from './request-target';

const ManifestSchema = v.record(v.string(), v.string());

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}

/** Addresses of the files in a folder that is served at `address`. */
export async function filesBelow(folder: string, address: string): Promise<ReadonlySet<string>> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return new Set(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => address + join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/')),
    );
  } catch {
    return new Set();
  }
}

/** The output of `next build`, as far as the server needs it. Throws with a sentence that says what to do where there is none. */
export async function readBuiltSite(root: string, distDir: string): Promise<Site> {
  const dist = join(root, distDir);
  const [buildId, manifest] = await Promise.all([
    readIfThere(join(dist, 'BUILD_ID')),
    readIfThere(join(dist, 'server', 'pages-manifest.json')),
  ]);
  if (buildId === null || manifest === null) throw new Error(`There is no build in ${distDir}: run "npm run build" first.`);
  const pages: unknown = JSON.parse(manifest);
  return {
    buildId: buildId.trim(),
    routes: routeTable([...Object.keys(v.parse(ManifestSchema, pages)), ...ENDPOINT_ADDRESSES]),
    publicFiles: await filesBelow(join(root, 'public'), ''),
    staticFiles: await filesBelow(join(dist, 'static'), '/_next/static'),
  };
}

const PageSectionsSchema = v.object({ everywhere: v.array(v.string()), pages: v.record(v.string(), v.array(v.string())) });

/** Which texts the pages of a build show; pages that no visitor can request are found by their own name. */
export async function readPageSections(root: string, distDir: string, routes: RouteTable): Promise<PageSections> {
  const found: unknown = JSON.parse(await readFile(join(root, distDir, 'page-sections.json'), 'utf8'));
  const { everywhere, pages } = v.parse(PageSectionsSchema, found);
  return { everywhere, at: (path) => pages[path] ?? pages[routes.match(path.split('/').filter(Boolean)) ?? ''] ?? [] };
}

/** The flag package's folder with `{code}.svg` in 4×3. */
export function flagFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags', '4x3');
}

/** The inline script of every page, as it was bundled (lib/pre-paint/main.ts). */
export async function readPrePaintScript(root: string): Promise<string> {
  const script = await readFile(join(root, 'dist', 'pre-paint.js'), 'utf8');
  return script.trimEnd();
}

/**
 * `/sw.js`: the bundled worker with the build that it belongs to in front, so
 * that browsers take a new one with each build. With `offline` false it stores
 * nothing and deletes what others have stored.
 */
export async function readWorkerScript(root: string, site: { readonly build: string; readonly offline: boolean }): Promise<string> {
  const code = await readFile(join(root, 'dist', 'worker.js'), 'utf8');
  return `self.riftweekWorker=${JSON.stringify(site)};\n${code}`;
}
