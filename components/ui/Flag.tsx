import { Icon } from './Icon';

/** A country's or region's flag, decorative: its name is beside it. `code` as in the league table ("kr", "eu"); "un", of international events, is a trophy. */
export function Flag({ code }: { readonly code: string }) {
  if (code === 'un') return <Icon name="trophy" size={15} />;
  return (
    <img src={`/img/flags/${code.toLowerCase()}.webp`} alt="" width={18} height={14} loading="lazy" decoding="async" className="ui-flag" />
  );
}
