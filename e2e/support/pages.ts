import { paths } from '../../lib/domain/paths';
import { liveMatches, someMatch } from './site-data';

/** One page of each kind, by a name for reports. */
export const PAGE_KINDS = ['home', 'matches', 'finished match', 'running match', 'upcoming match', 'league', 'leagues', 'statistics', 'champion', 'contact', 'privacy policy', 'terms', 'terms of service', 'not found'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export async function pathOf(kind: PageKind): Promise<string> {
  switch (kind) {
    case 'home':
      return paths.home();
    case 'matches':
      return paths.matches('today');
    case 'finished match':
      return paths.match(await someMatch('finished', (match) => match.numOfGames === 5));
    case 'running match': {
      const [running] = await liveMatches();
      if (!running) throw new Error('No match of the demo season runs');
      return paths.match(running);
    }
    case 'upcoming match':
      return paths.match(await someMatch('not_started', (match) => match.rescheduled));
    case 'league':
      return paths.league({ id: 293, name: 'LCK' });
    case 'leagues':
      return paths.leagues();
    case 'statistics':
      return `${paths.stats()}?kind=champions&scope=all`;
    case 'champion':
      return paths.champion({ id: 268, name: 'Azir' });
    case 'contact':
      return paths.contact();
    case 'privacy policy':
      return paths.privacy();
    case 'terms':
      return paths.terms();
    case 'terms of service':
      return paths.tos();
    case 'not found':
      return '/no-such-page';
  }
}

/** A page that is not there has the browser log just that. */
export const NOT_FOUND = /status of 404.*\/no-such-page$/;
