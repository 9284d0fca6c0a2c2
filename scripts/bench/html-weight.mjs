/**
 * @typedef {object} HtmlWeight
 * @property {number} bytes of the HTML, uncompressed
 * @property {number} data bytes of the props that Next sends for hydration
 * @property {number} styles bytes in `<style>` elements
 * @property {number} elements start tags, those of pictures in SVG too
 */

const RAW_TEXT = /<(script|style)\b/;
const START_TAG = /<[a-z]/gi;

/** @param {string} text */
const bytes = (text) => Buffer.byteLength(text);

/**
 * Scripts and styles, whose text is no markup, and the markup around them.
 * @param {string} html as a server writes it: every element is closed, no ">" in an attribute of these
 * @returns {{markup: string, rawTexts: {tag: string, text: string}[]}}
 */
function taken(html) {
  let markup = '';
  let rest = html;
  /** @type {{tag: string, text: string}[]} */
  const rawTexts = [];
  for (let found = RAW_TEXT.exec(rest); found !== null; found = RAW_TEXT.exec(rest)) {
    const textAt = rest.indexOf('>', found.index) + 1;
    const endAt = rest.indexOf(`</${found[1]}`, textAt);
    if (textAt === 0 || endAt === -1) break;
    rawTexts.push({ tag: rest.slice(found.index, textAt), text: rest.slice(textAt, endAt) });
    markup += rest.slice(0, textAt);
    rest = rest.slice(endAt);
  }
  return { markup: markup + rest, rawTexts };
}

/**
 * What a page's HTML is made of.
 * @param {string} html
 * @returns {HtmlWeight}
 */
export function htmlWeight(html) {
  const { markup, rawTexts } = taken(html);
  const bytesIn = (/** @type {(tag: string) => boolean} */ isMeant) =>
    rawTexts.filter(({ tag }) => isMeant(tag)).reduce((sum, { text }) => sum + bytes(text), 0);
  return {
    bytes: bytes(html),
    data: bytesIn((tag) => tag.includes('id="__NEXT_DATA__"')),
    styles: bytesIn((tag) => tag.startsWith('<style')),
    elements: markup.match(START_TAG)?.length ?? 0,
  };
}
