import 'react';

/** CSS variables may stand in `style`: that is how values reach the static rules. */
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
