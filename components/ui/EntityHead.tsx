import type { ReactNode } from 'react';
import styled from 'styled-components';
import { clubColors } from '../../lib/domain/entities/club-colors';
import { dotted } from './dotted';
import { Flag } from './Flag';

const Head = styled.header`
  position: relative;
  /* A menu that opens in it lies over the tabs below. */
  z-index: 15;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--sp-4) var(--sp-5);
  align-items: center;
  padding: var(--sp-5);
  border: 1px solid var(--border-color);
  border-radius: var(--radius-l);
  background: var(--bg-element-color);

  & > .picture {
    display: grid;
    border-radius: 26%;
    box-shadow: 0 8px 24px var(--shadow-color);

    & > * {
      --size: 104px !important;
    }
    &:has(.person) {
      border-radius: 50%;
    }
  }
  & > .words {
    display: grid;
    gap: var(--sp-1);
  }
  & h1 {
    font-size: var(--fs-4xl);
    font-weight: 800;
    line-height: 1.1;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  & .about {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .about > div {
    ${dotted}
    row-gap: 4px;
  }
  /* In line with what it stands before, and without a dot: further lines begin below it. */
  & .about > div > :is(.ui-flag, svg) {
    left: 0;
    margin-right: 8px;
    padding-left: 0;
  }
  & .about > div > :is(.ui-flag, svg) + *::before {
    content: none;
  }
  & > .tools {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 4px var(--sp-3);
    align-items: center;
  }
  &:has(> .tools) {
    row-gap: 6px;

    & > .picture {
      grid-row: span 2;
    }
    & > .words {
      align-self: end;
    }
    & > .figures > * {
      margin-top: var(--sp-3);
    }
  }
  & :is(.about, .tools) a:not(.ui-button, details *) {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-height: 24px;
    color: var(--text-color);
    font-weight: 550;
  }
  & > button {
    align-self: start;
    width: 44px;
    height: 44px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-element-color);
  }
  /* No box of its own: without results in it, the head ends above. */
  & > .figures {
    display: contents;
  }
  & > .figures > * {
    grid-column: 1 / -1;
  }
  @media (hover: hover) {
    & :is(.about, .tools) a:not(.ui-button, details *):hover {
      text-decoration: underline;
    }
  }
  @container page (max-width: 599px) {
    gap: var(--sp-3);
    padding: var(--sp-4);

    & > .picture > * {
      --size: 64px !important;
    }
    & h1 {
      font-size: var(--fs-2xl);
    }
    &:has(> .tools) > .picture {
      grid-row: auto;
    }
    & > .tools {
      grid-column: 1 / -1;
    }
  }
`;

type Props = {
  /** The club whose colour the head has; it is neutral without one. */
  readonly club?: string | undefined;
  /** Decoration behind the content. */
  readonly art?: ReactNode;
  /** A picture of 104 pixels, on phones 64. */
  readonly picture: ReactNode;
  readonly title: string;
  /** The country or region; '' for none. */
  readonly flag?: string;
  /** Facts below the title, with dots between them. */
  readonly about: ReactNode;
  /** Buttons and links, on a separate line. */
  readonly tools?: ReactNode;
  readonly star?: ReactNode;
  /** The few figures that matter most, as a `FigureStrip`; those that reveal results in their `SpoilerArea`. */
  readonly figures?: ReactNode;
};

/** What the page of a team, player, champion or league begins with: large, before the colour of its club. */
export function EntityHead({ club = '', art, picture, title, flag = '', about, tools, star, figures }: Props) {
  const color = clubColors(club)?.color;
  return (
    <Head>
      <span aria-hidden className="clubs" data-one="" style={color === undefined ? undefined : { '--left': color }} />
      {art}
      <span className="picture">{picture}</span>
      <div className="words">
        <h1>{title}</h1>
        <div className="about">
          <div>
            {flag === '' ? null : <Flag code={flag} />}
            {about}
          </div>
        </div>
      </div>
      {star}
      {tools === undefined ? null : <div className="tools">{tools}</div>}
      {figures === undefined ? null : <div className="figures">{figures}</div>}
    </Head>
  );
}
