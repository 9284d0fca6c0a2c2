import { cacheTag } from '../../../lib/domain/cache-tags';
import { stageMatch, type TournamentData } from '../../../components/tournament/tournament-data';
import { TournamentView } from '../../../components/views/TournamentView';
import { paths, slugify } from '../../../lib/domain/paths';
import { publicPage } from '../../../lib/server/pages/public-page';
import { pathId } from '../../../lib/server/pages/query-parameters';
import { readStandings, readTournamentDocument, readTournamentMatches } from '../../../lib/store/models/tournament-document';

/** A tournament of its own for every id: nothing that was revealed or chosen carries over to the next one. */
export default function TournamentPage(data: TournamentData) {
  return <TournamentView key={data.document.tournament.id} {...data} />;
}

/** Three reads. A wrong slug leads to the right one. */
export const getServerSideProps = publicPage<TournamentData>(async ({ params, now }) => {
  const id = pathId(params['id']);
  if (id === null) return { kind: 'notFound' };
  const [document, table, played] = await Promise.all([readTournamentDocument(id), readStandings(id), readTournamentMatches(id)]);
  if (document === null) return { kind: 'notFound', tags: [cacheTag.tournament(id)] };
  const { tournament } = document;
  if (params['slug'] !== slugify(tournament.name))
    return { kind: 'redirect', to: encodeURI(paths.tournament(tournament)), status: 307, tags: [cacheTag.tournament(id)] };
  const matches = played?.matches ?? [];
  return {
    kind: 'page',
    texts: ['bracket', 'calendar', 'coverage', 'follow', 'game', 'highlights', 'matchPage', 'scenarios', 'standings', 'tournament'],
    props: { document, table, matches: matches.map(stageMatch) },
    tags: [cacheTag.tournament(id)],
    nextStart: matches.find((match) => match.status === 'not_started' && Date.parse(match.beginAt) > now)?.beginAt ?? null,
    live: matches.some((match) => match.status === 'running'),
  };
});
