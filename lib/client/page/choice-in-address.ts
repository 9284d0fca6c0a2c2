/** The prediction that a visitor was about to place. It stays in the address while they log in, or verify theirs, and come back. */
type BetChoice = { readonly market: string; readonly outcome: string; readonly stake: string };

export function putChoice(choice: BetChoice): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${new URLSearchParams(choice).toString()}`);
}

/** The choice in the address among these markets; null for none. */
export function choiceAmong(
  markets: readonly { readonly id: string; readonly outcomes: readonly { readonly id: string }[] }[],
): BetChoice | null {
  const given = new URLSearchParams(location.hash.slice(1));
  const [market, outcome, stake] = [given.get('market'), given.get('outcome'), given.get('stake') ?? ''];
  const found = markets.find(({ id }) => id === market)?.outcomes.find(({ id }) => id === outcome);
  return market === null || outcome === null || found === undefined ? null : { market, outcome, stake };
}

export function forgetChoice(): void {
  if (new URLSearchParams(location.hash.slice(1)).has('outcome'))
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}
