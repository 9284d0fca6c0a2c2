/** Pictures of leagues, teams, players and champions as the site stores them (docs/product.md#images). */
export const IMAGE_TYPES = ['league', 'team', 'teamDark', 'player', 'champion'] as const;
/** `teamDark`: a team's logo for dark ground, stored beside its other one. */
export type ImageType = (typeof IMAGE_TYPES)[number];

/** What a picture belongs to. */
export type ImageOwner = { readonly type: ImageType; readonly id: number };

/** "120_index.png", "blur_index.png" in the folder of its owner; "120_dark_index.png" of a team's logo for dark ground. */
export function imagePath({ type, id }: ImageOwner, size: number | 'blur'): string {
  return type === 'teamDark' ? `optimize/images/team/${id}/${size}_dark_index.png` : `optimize/images/${type}/${id}/${size}_index.png`;
}

/** The address of a team's logo, with the version of its logo for dark ground, which is stored at `dark`. */
export function withDarkTwin(address: string, dark: string): string {
  const version = /[?&]v=(\w+)/.exec(dark)?.[1];
  return version === undefined ? address : `${address}&dark=${version}`;
}

/** Where the logo for dark ground is, in the size of the address; null where there is none. */
export function darkTwin(address: string): string | null {
  const twin = address.replace(/(_index\.png\?v=)\w+&dark=/, '_dark$1');
  return twin === address ? null : twin;
}

/** The path of a user's picture; `key` does not identify the user. */
export function userImagePath(key: string, size: number | 'blur'): string {
  return `optimize/images/user/${key}/${size}_index.png`;
}

/** True for the address of a picture that is stored, whatever adapter stores it. */
export function isStoredImage(address: string): boolean {
  return address.includes('optimize/images/');
}
