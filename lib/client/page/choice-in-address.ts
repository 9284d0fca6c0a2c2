/**
 * What a reader was about to place, to answer or to save. It stays in the address
 * while they log in, or verify theirs, and come back. Nothing is sent because an
 * address holds it: it is only chosen.
 */
type Choice = Readonly<Record<string, string>>;

/** The prediction that a reader was about to place. */
export type BetChoice = { readonly market: string; readonly outcome: string; readonly stake?: string };

/** A choice as the part of an address behind the "#". */
export const choiceText = (choice: Choice): string => new URLSearchParams(choice).toString();

/** Parameter names; each kind of choice has one of its own. */
const NAMES = ['outcome', 'picks', 'answer'];

export function putChoice(choice: Choice): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${choiceText(choice)}`);
}

/** A parameter of the choice in the address; null for none. */
export const chosenInAddress = (name: string): string | null => new URLSearchParams(location.hash.slice(1)).get(name);

/** The choice in the address among these markets; null for none. */
export function choiceAmong(
  markets: readonly { readonly id: string; readonly outcomes: readonly { readonly id: string }[] }[],
): BetChoice | null {
  const [market, outcome, stake] = ['market', 'outcome', 'stake'].map(chosenInAddress);
  const found = markets.find(({ id }) => id === market)?.outcomes.find(({ id }) => id === outcome);
  if (!market || !outcome || found === undefined) return null;
  return { market, outcome, ...(stake ? { stake } : {}) };
}

export function forgetChoice(): void {
  if (NAMES.some((name) => chosenInAddress(name) !== null))
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}
