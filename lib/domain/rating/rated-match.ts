/** A match as the rating model sees it. Instants are milliseconds since 1970. */

export type RatedGame = {
  readonly winnerId: number;
  /** The team on the blue side; null where the source does not say. */
  readonly blueId: number | null;
  /** Gold of both teams at the end of the game; null where it is not known. */
  readonly gold: { readonly left: number; readonly right: number } | null;
  /** Ids of the players; empty where they are not known. */
  readonly players: { readonly left: readonly number[]; readonly right: readonly number[] };
};

export type Pairing = {
  readonly leftId: number;
  readonly rightId: number;
  readonly leagueId: number;
  /** Teams of several leagues meet: it is not the home league of any of them. */
  readonly international: boolean;
  readonly beginAt: number;
  /** In the source's words: "first_to" counts wins, everything else games. */
  readonly matchType: string;
  readonly numOfGames: number;
};

export type RatedMatch = Pairing & {
  readonly id: number;
  /** When its games were over; null while it runs. */
  readonly endAt: number | null;
  /** Games that were played, in their order; those of a match that runs do not count yet. */
  readonly games: readonly RatedGame[];
};
