import { cacheTag } from '../../../lib/domain/cache-tags';
import { stageMatch } from '../../../components/tournament/tournament-data';
import { SerieView, type SerieViewProps } from '../../../components/views/SerieView';
import { paths, slugify } from '../../../lib/domain/paths';
import { publicPage } from '../../../lib/server/pages/public-page';
import { pathId } from '../../../lib/server/pages/query-parameters';
import { readSerieDocument } from '../../../lib/store/models/serie-document';
import { readStandings, readTournamentMatches } from '../../../lib/store/models/tournament-document';

/** A serie of its own for every id. */
export default function SeriePage(props: SerieViewProps) {
  return <SerieView key={props.document.serie.id} {...props} />;
}

/** Three reads: the serie, and table and matches of the stage that is on, or was last. A wrong slug leads to the right one. */
export const getServerSideProps = publicPage<SerieViewProps>(async ({ params, now }) => {
  const id = pathId(params['id']);
  if (id === null) return { kind: 'notFound' };
  const document = await readSerieDocument(id);
  if (document === null) return { kind: 'notFound', tags: [cacheTag.serie(id)] };
  const { serie, tournaments } = document;
  const named = { id: serie.id, name: serie.fullName };
  if (params['slug'] !== slugify(named.name))
    return { kind: 'redirect', to: encodeURI(paths.serie(named)), status: 307, tags: [cacheTag.serie(id)] };
  const begun = tournaments.filter(({ beginAt }) => beginAt !== null && Date.parse(beginAt) <= now);
  const stageId = (begun.at(-1) ?? tournaments[0])?.id ?? null;
  const [table, played] = stageId === null ? [null, null] : await Promise.all([readStandings(stageId), readTournamentMatches(stageId)]);
  const matches = played?.matches ?? [];
  return {
    kind: 'page',
    texts: [
      'bracket',
      'coverage',
      'follow',
      'game',
      'highlights',
      'leaguePage',
      'matchPage',
      'scenarios',
      'serie',
      'standings',
      'tournament',
    ],
    props: { document, stageId, table, matches: matches.map(stageMatch) },
    tags: [cacheTag.serie(serie.id), ...(stageId === null ? [] : [cacheTag.tournament(stageId)])],
    nextStart: matches.find((match) => match.status === 'not_started' && Date.parse(match.beginAt) > now)?.beginAt ?? null,
    live: matches.some((match) => match.status === 'running'),
  };
});
