import Brain from 'lucide-react/icons/brain';
import Crown from 'lucide-react/icons/crown';
import Shield from 'lucide-react/icons/shield';
import Swords from 'lucide-react/icons/swords';
import Target from 'lucide-react/icons/target';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { useSite } from '../../lib/client/page/site-context';
import { NAME_COLORS, type Badge, type PlayerMark } from '../../lib/domain/play/cosmetics';
import { paths } from '../../lib/domain/page/paths';
import { NAME_COLOR_VALUES } from '../../styles/name-colors';
import { lettersOf } from '../../lib/domain/text/monogram';
import { Link } from '../ui/Link';

const colorRules = (theme: 'dark' | 'light'): string =>
  NAME_COLORS.map((name) => `&[data-color='${name}'] { --own: ${NAME_COLOR_VALUES[theme][name]}; }`).join('\n');

const Name = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
  max-width: 100%;

  ${colorRules('dark')}
  :root[data-theme='light'] & {
    ${colorRules('light')}
  }
  & > a,
  & > b {
    min-width: 0;
    color: var(--own, var(--text-color));
    font-weight: 650;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: max(24px, var(--hit));
    text-decoration: underline;
    text-decoration-color: transparent;
    text-underline-offset: 3px;
  }
  & > a:hover {
    text-decoration-color: currentcolor;
  }
  & > svg {
    flex: none;
    color: var(--own, var(--main-color));
  }
  & > i {
    display: inline-grid;
    flex: none;
    place-items: center;
    width: 1.9em;
    height: 1.9em;
    border-radius: 50%;
    background: var(--bg-element-hl-color);
    box-shadow: 0 0 0 1px var(--control-border-color);
    color: var(--own, var(--text-color));
    font-size: 0.75em;
    font-style: normal;
    font-weight: 700;
  }
  & > i[data-frame='ring'] {
    border: 2px solid var(--hl-color1);
    box-shadow: none;
  }
  & > i[data-frame='double'] {
    border: 4px double var(--hl-color1);
    box-shadow: none;
  }
  & > i[data-frame='dashed'] {
    border: 2px dashed var(--main-mark);
    box-shadow: none;
  }
  & > i[data-frame='gold'] {
    border: 2px solid var(--main-fill);
    box-shadow:
      0 0 0 1px var(--main-mark),
      0 0 6px var(--main-fill);
  }
`;

const BADGE_ICONS = { target: Target, swords: Swords, shield: Shield, brain: Brain, crown: Crown } as const satisfies Record<
  Badge,
  LucideIcon
>;

type Props = {
  readonly name: string;
  readonly mark: PlayerMark;
  /** Whether it leads to the player's profile, if that is public. */
  readonly linked?: boolean;
};

/** A name with its owner's cosmetics. Colour, badge and frame are decoration only. */
export function PlayerName({ name, mark: { profile, look }, linked = false }: Props) {
  const hasGame = useSite().hasPlay;
  const { color, badge, frame } = look;
  const Icon = badge === null ? null : BADGE_ICONS[badge];
  return (
    <Name data-color={color ?? undefined}>
      {frame === null ? null : (
        <i data-frame={frame} aria-hidden>
          {lettersOf(name)[0]?.toUpperCase() ?? '?'}
        </i>
      )}
      {linked && hasGame && profile !== '' ? <Link href={paths.playProfile(profile)}>{name}</Link> : <b>{name}</b>}
      {Icon ? <Icon size={16} aria-hidden /> : null}
    </Name>
  );
}
