import type { MatchSummary, StageMatch } from '../../match/match';
import { feedsOf } from './feeds';
import { linksOf, type Links } from './links';
import { outlineOf, type Outline } from './sections';

/** What the matches of one stage say of its bracket. */
export type Reading = {
  /** In an order in which they can be played; without cancelled ones. */
  readonly matches: readonly MatchSummary[];
  readonly links: Links;
  readonly outline: Outline;
  /** False where more links will show, or the shape could be another one: what is upper, lower and final is a guess. */
  readonly isCertain: boolean;
};

export function readBracket(all: readonly StageMatch[]): Reading {
  const { matches: fed, isPartial } = feedsOf(all.filter(({ status }) => status !== 'canceled'));
  const matches = fed.map(({ match }) => match);
  const links = linksOf(fed);
  const outline = outlineOf(matches, links);
  return { matches, links, outline, isCertain: !isPartial && links.isCertain && !outline.isAmbiguous };
}
