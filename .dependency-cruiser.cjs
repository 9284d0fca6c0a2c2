/**
 * The import rules, one row a folder: what it may import. An
 * import that is not listed fails `npm test`. Paths are regular expressions
 * over resolved paths; packages resolve into node_modules.
 */
const FOLDERS = {
  locales: { imports: ['locales'], packages: [] },
  'lib/domain': { imports: ['lib/domain', 'locales'], packages: ['dayjs'] },
  'lib/fixtures': { imports: ['lib/fixtures', 'lib/domain'], packages: [] },
  'lib/net': { imports: ['lib/net', 'lib/domain'], packages: ['ipaddr.js', 'sharp'], node: true },
  'lib/source': {
    imports: ['lib/source', 'lib/net', 'lib/domain'],
    packages: ['csv-parse', 'dayjs', 'feedsmith', 'sanitize-html', 'p-limit', 'ws'],
    node: true,
  },
  'lib/telemetry': { imports: ['lib/telemetry'], packages: ['prom-client', '@opentelemetry/[^/]+'], node: true },
  'lib/store': { imports: ['lib/store', 'lib/domain', 'lib/telemetry'], packages: ['firebase-admin', 'p-limit'], node: true },
  'lib/ingest': { imports: ['lib/ingest', 'lib/domain', 'lib/net', 'lib/source', 'lib/store', 'lib/telemetry'], packages: [], node: true },
  'lib/i18n': { imports: ['lib/i18n', 'lib/domain', 'locales'], packages: ['react', 'next'] },
  'lib/server': {
    imports: ['lib/server', 'lib/domain', 'lib/net', 'lib/store', 'lib/telemetry', 'lib/i18n', 'locales'],
    packages: [
      'next',
      'nodemailer',
      'bowser',
      'web-push',
      'pino',
      '@takumi-rs/core',
      'lru-cache',
      'rate-limiter-flexible',
      'firebase-admin',
      'feedsmith',
      'ical-generator',
      'ipaddr.js',
      'p-limit',
      'cookie',
      'negotiator',
      '@valibot/to-json-schema',
    ],
    node: true,
  },
  // The inline script of every page.
  'lib/pre-paint': { imports: ['lib/pre-paint', 'lib/domain'], packages: [] },
  // The service worker: it stands in browsers beside the pages.
  'lib/worker': { imports: ['lib/worker', 'lib/domain', 'lib/i18n'], packages: [] },
  'lib/client': {
    imports: ['lib/client', 'lib/domain', 'lib/i18n'],
    packages: ['react', 'next', 'swr', 'js-cookie', 'firebase', 'nprogress', '@zxcvbn-ts/language-common'],
  },
  components: {
    imports: ['components', 'lib/domain', 'lib/fixtures', 'lib/client', 'lib/i18n', 'styles'],
    packages: [
      'react',
      'react-dom',
      'next',
      'styled-components',
      'react-day-picker',
      'lucide-react',
      'nprogress',
      'swr',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@dnd-kit/utilities',
      'qr',
    ],
  },
  'pages/api': { imports: ['lib/server', 'lib/domain', 'lib/i18n'], packages: ['next'] },
  // A page's `load` reads the read models made for it; Next keeps that out of the browser.
  pages: {
    imports: ['pages', 'components', 'lib/server', 'lib/store', 'lib/client', 'lib/domain', 'lib/i18n', 'locales', 'styles'],
    packages: ['react', 'next', 'styled-components', '@fontsource-variable/inter'],
  },
  styles: { imports: ['styles', 'lib/domain'], packages: ['next'] },
};

/** Decoders may be used in every folder. */
const EVERYWHERE = ['valibot'];

/** Areas whose folders may not import each other in a circle. */
const LAYERED = '^(components|lib/(client|domain|ingest|server|source|store))/';

/** What no build of the site has: the page of all components, and the values that it and tests share. */
const DEVELOPMENT = ['^(pages|components)/dev/', '^lib/fixtures/'];

const inFolder = (folder) => `^${folder}/`;
const ofPackage = (name) => `(^|/)node_modules/(@types/)?${name}/`;

const importRules = Object.entries(FOLDERS).map(([folder, may]) => ({
  name: `${folder} imports only what it may`,
  severity: 'error',
  from: { path: inFolder(folder), ...(folder === 'pages' ? { pathNot: inFolder('pages/api') } : {}) },
  to: {
    pathNot: [...may.imports.map(inFolder), ...[...may.packages, ...EVERYWHERE].map(ofPackage)],
    ...(may.node ? { dependencyTypesNot: ['core'] } : {}),
  },
}));

module.exports = {
  forbidden: [
    ...importRules,
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no cycles between folders',
      comment: 'a file that closes one is in the wrong folder',
      severity: 'error',
      scope: 'folder',
      from: { path: LAYERED },
      to: { path: LAYERED, circular: true },
    },
    {
      name: 'rules and browser state are sorted by subject',
      comment: 'a file of these folders belongs in one of their subfolders',
      severity: 'error',
      from: {},
      to: { path: '^lib/(domain|client)/[^/]+$' },
    },
    { name: 'imports resolve', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'the site never imports tests or scripts',
      severity: 'error',
      from: { path: '^(lib|components|pages|styles)/' },
      to: { path: '^(tests|e2e|scripts)/' },
    },
    {
      name: 'only /dev/components shows fixtures',
      severity: 'error',
      from: { path: '^(lib|components|pages|styles)/', pathNot: DEVELOPMENT },
      to: { path: DEVELOPMENT },
    },
    {
      name: 'links are plain',
      comment: 'components/ui/Link (docs/performance.md#one-listener-for-links)',
      severity: 'error',
      from: {},
      to: { path: '(^|/)node_modules/next/(dist/client/)?link[.]' },
    },
    {
      name: 'no file is forgotten',
      comment: 'every file is reached from a page or a command, not only from its test; rules may be there before their page',
      severity: 'error',
      from: { path: '^(pages/|scripts/|lib/(?:server/(?:http|jobs)|worker|pre-paint)/main\\.ts)', pathNot: DEVELOPMENT },
      to: {
        path: '^(lib|components|styles)/',
        pathNot: ['\\.d\\.ts$', '^lib/(?:server/(?:http|jobs)|worker|pre-paint)/main\\.ts$', '^lib/domain/', ...DEVELOPMENT],
        reachable: false,
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|dist|\\.riftweek)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
