import { listMatch } from '../../../components/match/list-match';
import { TeamView, type TeamData } from '../../../components/views/TeamView';
import { paths, slugify } from '../../../lib/domain/paths';
import { publicPage } from '../../../lib/server/public-page';
import { pathId } from '../../../lib/server/query-form';
import { readLastMatches, readTeam } from '../../../lib/store/team-document';

/** A page of its own for every team: nothing that was revealed carries over to the next one. */
export default function TeamPage(data: TeamData) {
  return <TeamView key={data.team.id} {...data} />;
}

/** Two reads. A wrong slug leads to the right one. */
export const getServerSideProps = publicPage<TeamData>(async ({ params }) => {
  const id = pathId(params['id']);
  if (id === null) return { kind: 'notFound' };
  const [team, matches] = await Promise.all([readTeam(id), readLastMatches(id)]);
  if (team === null) return { kind: 'notFound' };
  if (params['slug'] !== slugify(team.name)) return { kind: 'redirect', to: encodeURI(paths.team(team)), status: 307 };
  const { recent = [], next = [] } = matches ?? {};
  return {
    kind: 'page',
    texts: ['game', 'matchPage', 'standings', 'team'],
    props: { team, recent: recent.map(listMatch), next: next.map(listMatch) },
    tags: [`team:${id}`],
    nextStart: next.find(({ status }) => status === 'not_started')?.beginAt ?? null,
    live: next.some(({ status }) => status === 'running'),
  };
});
