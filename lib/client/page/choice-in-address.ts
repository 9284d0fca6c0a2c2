/** The prediction that a reader was about to place. It stays in the address while they log in, or verify theirs, and come back. */
type BetChoice = { readonly market: string; readonly outcome: string; readonly stake?: string };

/** A choice as the part of an address behind the "#". */
export const choiceText = (choice: BetChoice): string => new URLSearchParams(choice).toString();

export function putChoice(choice: BetChoice): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${choiceText(choice)}`);
}

/** The choice in the address among these markets; null for none. */
export function choiceAmong(
  markets: readonly { readonly id: string; readonly outcomes: readonly { readonly id: string }[] }[],
): BetChoice | null {
  const given = new URLSearchParams(location.hash.slice(1));
  const [market, outcome, stake] = [given.get('market'), given.get('outcome'), given.get('stake')];
  const found = markets.find(({ id }) => id === market)?.outcomes.find(({ id }) => id === outcome);
  if (market === null || outcome === null || found === undefined) return null;
  return { market, outcome, ...(stake === null ? {} : { stake }) };
}

export function forgetChoice(): void {
  if (new URLSearchParams(location.hash.slice(1)).has('outcome'))
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}
