import type { EmbedTheme } from '../../domain/page/embed';
import type { Locale } from '../../domain/settings/locales';
import { hashSource } from '../hash-source';
import { type EmbedReader, Html, embedLink, markup } from './embed-parts';

/** The page in a frame: one style, one small script, the site's font. */

/** The colours of styles/tokens.css (tests/server/embed/embed.test.ts compares them), which the server's own code cannot import. */
const DARK =
  'color-scheme:dark;--bg:#12161f;--raised:#1a202c;--line:#222a38;--text:#eaeef6;--dim:#a3aec1;--main:#ffc14d;--link:#8fb8ff;--live:#ff7380';
const LIGHT =
  'color-scheme:light;--bg:#ffffff;--raised:#ecf0f7;--line:#dde3ed;--text:#131926;--dim:#4f5b72;--main:#b34700;--link:#1d53c4;--live:#c2152c';

const STYLE = `
@font-face{font-family:Inter;font-weight:400 750;font-display:swap;src:url(/fonts/inter-basic.woff2) format('woff2')}
:root{${LIGHT}}
@media (prefers-color-scheme:dark){:root[data-theme=auto]{${DARK}}}
:root[data-theme=dark]{${DARK}}
*{box-sizing:border-box;margin:0;padding:0}
html{overflow:auto}
body{background:var(--bg);color:var(--text);font:14px/1.45 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans KR",sans-serif;border:1px solid var(--line);border-radius:10px;overflow:clip}
a{color:inherit;text-decoration:none}
a:hover{text-decoration:underline;text-underline-offset:3px}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:4px}
.head,.foot{padding:10px 14px}
.head{border-bottom:1px solid var(--line)}
h1{font-size:15px;font-weight:650;min-width:0;overflow-wrap:anywhere}
.foot{position:sticky;bottom:0;margin-bottom:-1px;border:solid var(--line);border-width:1px 0;background:var(--bg);color:var(--dim);font-size:12px}
.foot a{color:var(--link)}
@supports (animation-timeline:scroll()){.foot::before{content:"";position:absolute;inset:auto 0 100%;height:36px;background:linear-gradient(transparent,var(--bg));pointer-events:none;opacity:0;animation:more linear;animation-timeline:scroll()}}
@keyframes more{from,90%{opacity:1}to{opacity:0}}
ul{list-style:none}
li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 12px;align-items:center;padding:9px 14px}
li+li{border-top:1px solid var(--line)}
li>small{grid-column:1/-1;color:var(--dim);font-size:12px;font-variant-numeric:tabular-nums}
li>a,.teams{font-weight:550;overflow-wrap:anywhere}
b{font-weight:650}
.side{display:flex;gap:8px;align-items:center;min-width:0}
.side+.hidden+.side{margin-top:4px}
.tile{flex:none;width:20px;height:20px;font-weight:700}
.names{padding-bottom:6px}
.names>small{display:block;padding:0 14px 4px;color:var(--dim);font-size:12px}
.names>ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr))}
.names li,.names li+li{border:0;padding:6px 14px}
details[open]+.names{display:none}
.live{color:var(--live);font-weight:650}
details{justify-self:end;text-align:right}
summary{display:inline-flex;align-items:center;min-height:28px;padding:2px 9px;border-radius:6px;background:var(--raised);color:var(--dim);font-size:12px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
@media (pointer:coarse){summary{min-height:44px}}
details[open]>summary{margin-bottom:4px}
details>span,.score{font-variant-numeric:tabular-nums;font-weight:650;white-space:nowrap}
p{padding:14px;color:var(--dim)}
.whole{display:block;justify-self:auto;text-align:left;padding:12px 14px}
.whole>summary{min-height:36px}
.box{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:7px 10px;text-align:right;font-weight:400;white-space:nowrap}
thead th{color:var(--dim);font-size:12px}
th:first-child,td:first-child{width:1%;padding-left:14px;color:var(--dim)}
th:nth-child(2){text-align:left;font-weight:550;white-space:normal;overflow-wrap:break-word}
thead th:nth-child(2){font-weight:400}
tbody tr{border-top:1px solid var(--line)}
caption{padding:8px 14px;text-align:left;color:var(--dim);font-size:12px}
.match{display:grid;gap:10px;padding:14px;text-align:center}
.match .teams{display:grid;gap:6px;justify-self:center;font-size:19px}
.match .tile{width:28px;height:28px}
.match small{color:var(--dim)}
.match details{justify-self:center;text-align:center}
.match .score,.match details>span{font-size:19px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`;

/** Times in the reader's zone, written as the site writes them (docs/product.md#time), and the frame's height for sites that follow it, also when they ask. */
const SCRIPT = `(()=>{const d=document,l=d.documentElement.lang,y=new Date().getFullYear();for(const e of d.querySelectorAll('time[data-local]')){const t=new Date(e.dateTime);e.textContent=new Intl.DateTimeFormat(l==='en'?'en-GB':l,{weekday:'short',day:'numeric',month:'short',year:t.getFullYear()===y?undefined:'numeric',hour:'2-digit',minute:'2-digit',hourCycle:'h23'}).format(t)}if(parent===window)return;const say=()=>parent.postMessage({riftweek:{height:Math.ceil(d.body.getBoundingClientRect().height)}},'*');new ResizeObserver(say).observe(d.body);addEventListener('message',e=>{if(e.source===parent&&e.data?.riftweek?.ask==='height')say()})})()`;

/** The policy of a frame: any site may show it, and it loads nothing but the site's font and runs only its own inline code. */
export const EMBED_POLICY = [
  `default-src 'none'`,
  `font-src 'self'`,
  `style-src ${hashSource(STYLE)}`,
  `script-src ${hashSource(SCRIPT)}`,
  `base-uri 'none'`,
  `form-action 'none'`,
  'frame-ancestors *',
].join('; ');

type EmbedDocument = {
  readonly locale: Locale;
  readonly theme: EmbedTheme;
  readonly title: string;
  /** The heading; the title if absent. */
  readonly heading?: string | undefined;
  /** The page of the site that shows the same, whole. */
  readonly path: string;
  readonly body: Html;
  readonly reader: EmbedReader;
};

/** The HTML of an embed: one landmark, because it is part of another page. Links open in a new tab. */
export function embedDocument({ locale, theme, title, heading = title, path, body, reader }: EmbedDocument): string {
  const { t } = reader;
  const url = embedLink(path, reader);
  const page = markup`<!doctype html>
<html lang="${locale}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${t('site.title')}</title>
<link rel="canonical" href="${url}">
<base target="_blank">
<style>${new Html(STYLE)}</style>
</head>
<body>
<main aria-label="${title}">
<div class="head"><h1>${heading}</h1></div>
${body}
<div class="foot"><a href="${url}" rel="noopener">${t('embed.more')}</a></div>
</main>
<script>${new Html(SCRIPT)}</script>
</body>
</html>
`;
  return page.text;
}
