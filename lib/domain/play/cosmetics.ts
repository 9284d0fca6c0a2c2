import * as v from 'valibot';

/**
 * What the game's shop sells (docs/product.md#prediction-game): how a name looks beside
 * comments and in rankings. Nothing of it helps to win. Colours and frames are
 * drawn by `components/play/PlayerName.tsx`, names are in the locales.
 */

export const NAME_COLORS = ['amber', 'sky', 'coral', 'mint', 'violet'] as const;
export const BADGES = ['target', 'swords', 'shield', 'brain', 'crown'] as const;
export const FRAMES = ['ring', 'double', 'dashed', 'gold'] as const;
export type NameColorKey = (typeof NAME_COLORS)[number];
export type Badge = (typeof BADGES)[number];
type NameFrame = (typeof FRAMES)[number];

export const COSMETIC_SLOTS = ['color', 'badge', 'frame'] as const;

/** The cosmetics a player wears; discontinued ones are dropped. */
export const LookSchema = v.object({
  color: v.fallback(v.nullable(v.picklist(NAME_COLORS)), null),
  badge: v.fallback(v.nullable(v.picklist(BADGES)), null),
  frame: v.fallback(v.nullable(v.picklist(FRAMES)), null),
});
export type Look = v.InferOutput<typeof LookSchema>;
export const NO_LOOK: Look = { color: null, badge: null, frame: null };

/** In coins. The dearest of each kind takes some weeks of good predictions. */
const PRICES = {
  color: { amber: 300, sky: 300, coral: 300, mint: 300, violet: 600 },
  badge: { target: 400, swords: 400, shield: 400, brain: 800, crown: 2_500 },
  frame: { ring: 250, double: 500, dashed: 500, gold: 2_000 },
} as const satisfies {
  readonly color: Readonly<Record<NameColorKey, number>>;
  readonly badge: Readonly<Record<Badge, number>>;
  readonly frame: Readonly<Record<NameFrame, number>>;
};

type Piece =
  | { readonly slot: 'color'; readonly name: NameColorKey }
  | { readonly slot: 'badge'; readonly name: Badge }
  | { readonly slot: 'frame'; readonly name: NameFrame };

/** An id such as "badge-crown". */
type CosmeticId = `color-${NameColorKey}` | `badge-${Badge}` | `frame-${NameFrame}`;

/** `price` in coins. */
export type Cosmetic = Piece & { readonly id: CosmeticId; readonly price: number };

/** All that is sold, by kind. */
export const COSMETICS: readonly Cosmetic[] = [
  ...NAME_COLORS.map((name): Cosmetic => ({ slot: 'color', name, id: `color-${name}`, price: PRICES.color[name] })),
  ...BADGES.map((name): Cosmetic => ({ slot: 'badge', name, id: `badge-${name}`, price: PRICES.badge[name] })),
  ...FRAMES.map((name): Cosmetic => ({ slot: 'frame', name, id: `frame-${name}`, price: PRICES.frame[name] })),
];

/** The item with an id; null where there is none. */
export function cosmeticOf(id: string): Cosmetic | null {
  return COSMETICS.find((item) => item.id === id) ?? null;
}

export function withPiece(look: Look, piece: Piece): Look {
  switch (piece.slot) {
    case 'color':
      return { ...look, color: piece.name };
    case 'badge':
      return { ...look, badge: piece.name };
    case 'frame':
      return { ...look, frame: piece.name };
  }
}

export const isWorn = (look: Look, { slot, name }: Piece): boolean => look[slot] === name;

/** Whether a player with these items may wear this look. */
export function mayWear(look: Look, items: readonly string[]): boolean {
  return COSMETIC_SLOTS.every((slot) => {
    const name = look[slot];
    return name === null || items.includes(`${slot}-${name}`);
  });
}

/** How a player appears wherever their name stands. */
export const PlayerMarkSchema = v.object({
  /** The id of the public profile; '' where there is none. */
  profile: v.string(),
  look: LookSchema,
});
export type PlayerMark = v.InferOutput<typeof PlayerMarkSchema>;

/** The mark of somebody without an account. */
export const NO_MARK: PlayerMark = { profile: '', look: NO_LOOK };

/** Whether two marks show the same; null: none. */
export function isSameMark(one: PlayerMark | null, other: PlayerMark | null): boolean {
  if (one === null || other === null) return one === other;
  return one.profile === other.profile && COSMETIC_SLOTS.every((slot) => one.look[slot] === other.look[slot]);
}
