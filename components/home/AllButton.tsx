import { Button } from '../ui/Button';

type Props = {
  /** Id of the list. */
  readonly list: string;
  readonly shown: boolean;
  readonly label: string;
  readonly onClick: () => void;
};

/** Shows all of a band's matches, or those that matter most again. Without scripts all stand there. */
export function AllButton({ list, shown, label, onClick }: Props) {
  return (
    <Button className="all" data-size="small" data-variant="quiet" aria-expanded={shown} aria-controls={list} onClick={onClick}>
      {label}
    </Button>
  );
}
