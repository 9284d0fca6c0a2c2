import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { RevealButton } from '../spoilers/RevealButton';
import { useFreshTable } from '../standings/use-fresh-table';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import { StageBody, type StageBodyProps } from './StageBody';

type Props = StageBodyProps & {
  readonly stage: { readonly id: number };
  /** The id of the heading. */
  readonly id: string;
};

/**
 * A stage on a page about more than this one: its name with a link to its page, and its bracket or table, without
 * what each team still needs, which the standings page and the stage's own page show.
 */
export function StageSection({ id, ...body }: Props) {
  const t = useTranslate();
  const { stage, reveal, matches } = body;
  const table = useFreshTable(body.table, matches);
  return (
    <TitledSection
      id={id}
      title={competitionName(stage.name, t)}
      aside={
        <RevealButton reveal={reveal}>
          <Link href={paths.tournament(stage)}>{t('standings.toTournament')}</Link>
        </RevealButton>
      }
    >
      <StageBody {...body} brief table={table && { ...table, titleChances: null }} />
    </TitledSection>
  );
}
