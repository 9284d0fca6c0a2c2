export type StoreProject = 'main' | 'games' | 'play';

type Variables = Readonly<Record<string, string | undefined>>;

/** The variables that name the projects, and the names that only emulators know. */
const PROJECTS = {
  main: { variable: 'RIFTWEEK_PROJECT_MAIN', local: 'demo-riftweek' },
  games: { variable: 'RIFTWEEK_PROJECT_GAMES', local: 'demo-riftweek-games' },
  play: { variable: 'RIFTWEEK_PROJECT_PLAY', local: 'demo-riftweek-play' },
} as const satisfies Record<StoreProject, { variable: string; local: string }>;

/** The projects that every site reads and writes; `play` is for the prediction game, which a site may do without. */
export const USED_PROJECTS = ['main', 'games'] as const satisfies readonly StoreProject[];

/** The id of a project. An empty variable counts as absent, as in lib/server/env. */
export function projectId(project: StoreProject, variables: Variables = process.env): string {
  const { variable, local } = PROJECTS[project];
  return variables[variable] || local;
}

/** Whether a project may be read and written: outside of emulators it must be named. */
export function isProjectNamed(project: StoreProject, variables: Variables = process.env): boolean {
  return Boolean(variables['FIRESTORE_EMULATOR_HOST']) || !projectId(project, variables).startsWith('demo-');
}

/**
 * What is wrong with the projects outside of emulators, a text for each. Google
 * has no project whose name begins with "demo-", and answers as if a right were missing.
 */
export function missingProjects(variables: Variables): string[] {
  return USED_PROJECTS.filter((project) => !isProjectNamed(project, variables)).map(
    (project) => `${PROJECTS[project].variable} must name a Firebase project, for no emulator is named by FIRESTORE_EMULATOR_HOST`,
  );
}
