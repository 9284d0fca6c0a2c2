import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { BoxStyle } from './box-style';
import { DaysStyle } from './days-style';
import { DockStyle } from './dock-style';
import { GlobalStyle } from './global-style';
import { LiveCardStyle } from './live-card-style';
import { MatchStyle } from './match-style';
import { NavStyle } from './nav-style';
import { ScheduleStyle } from './schedule-style';
import { ShellStyle } from './shell-style';
import { UiStyle } from './ui-style';

/**
 * The rules of what every page has (tokens, reset, primitives, shell, match
 * rows) and of the homepage. They never change, so the document carries them as
 * text and no browser gets them as code (docs/decisions/0007). Server only.
 */
function render(): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(
      sheet.collectStyles(
        <>
          <GlobalStyle />
          <UiStyle />
          <ShellStyle />
          <NavStyle />
          <DockStyle />
          <BoxStyle />
          <MatchStyle />
          <ScheduleStyle />
          <LiveCardStyle />
          <DaysStyle />
        </>,
      ),
    );
    const [, css = ''] = /^<style[^>]*>([\s\S]*)<\/style>$/.exec(sheet.getStyleTags()) ?? [];
    // Marks that tell styled-components in the browser which rules are whose.
    return css
      .split('/*!sc*/\n')
      .filter((rules) => !rules.startsWith('data-styled.'))
      .join('');
  } finally {
    sheet.seal();
  }
}

export const DOCUMENT_CSS = render();
