import { PastDate } from '../game/PastDate';

type Props = { readonly from: string | null; readonly until: string | null };

/** "06 Jun 2023 – 20 Aug 2023"; what is unknown is left out. */
export function DayRange({ from, until }: Props) {
  if (from === null) return null;
  return (
    <span className="range">
      <PastDate at={from} />
      {until === null ? null : (
        <>
          {' – '}
          <PastDate at={until} />
        </>
      )}
    </span>
  );
}
