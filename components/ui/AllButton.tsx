import { Button } from './Button';

type Props = {
  /** Id of the list. */
  readonly list: string;
  readonly shown: boolean;
  readonly label: string;
  readonly onClick: () => void;
};

/** At the foot of a list: shows all of it, or its first rows again. Without scripts all stand there. */
export function AllButton({ list, shown, label, onClick }: Props) {
  return (
    <Button className="all-button" data-size="small" data-variant="quiet" aria-expanded={shown} aria-controls={list} onClick={onClick}>
      {label}
    </Button>
  );
}
