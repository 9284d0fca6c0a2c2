/** Stands in for `next/script`, which nothing uses: Next asks it for the scripts of each page. */
const nothing = () => undefined;

export const initScriptLoader = nothing;
export const handleClientScriptLoad = nothing;
