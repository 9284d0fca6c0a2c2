/** Media queries: a phone has drawers, a tablet an icon rail and a schedule drawer, a desktop three columns. */
export const MEDIA = {
  /** 360 px, as wide as most cheap phones are. */
  smallPhone: '@media (max-width: 374px)',
  phone: '@media (max-width: 719px)',
  tabletUp: '@media (min-width: 720px)',
  tablet: '@media (min-width: 720px) and (max-width: 1199px)',
  belowDesktop: '@media (max-width: 1199px)',
  desktop: '@media (min-width: 1200px)',
  touch: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
} as const;
