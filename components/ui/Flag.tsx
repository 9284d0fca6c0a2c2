import { classNames } from './class-names';

/** A country's or region's flag, decorative: its name is beside it. `code` as in the league table ("kr", "eu", "un"). */
export function Flag({ code, className }: { readonly code: string; readonly className?: string }) {
  return (
    <img
      src={`/img/flags/${code.toLowerCase()}.webp`}
      alt=""
      width={18}
      height={14}
      loading="lazy"
      decoding="async"
      className={classNames('ui-flag', className)}
    />
  );
}
