import { countText, kilobytes } from './figure-text.mjs';
import { htmlWeight } from './html-weight.mjs';
import { KINDS } from './site-pages.mjs';

const MOST_BYTES_OF_HOME = 130_000;

/**
 * What the HTML of each kind of page weighs before compression.
 * @param {import('./rig.mjs').BenchRig} rig
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function htmlFigures({ url, pages }) {
  const { paths } = await pages();
  /** @type {import('./table.mjs').Figure[]} */
  const figures = [];
  for (const kind of KINDS) {
    const answer = await fetch(`${url}${paths[kind]}`);
    if (!answer.ok) throw new Error(`${paths[kind]} answers ${answer.status}`);
    const weight = htmlWeight(await answer.text());
    figures.push(
      {
        name: `${kind}: HTML, raw`,
        ours: kilobytes(weight.bytes),
        against: '',
        ratio: '',
        ...(kind === '/' ? { target: `≤ ${kilobytes(MOST_BYTES_OF_HOME)}`, met: weight.bytes <= MOST_BYTES_OF_HOME } : {}),
      },
      { name: `${kind}: data in it`, ours: kilobytes(weight.data), against: '__NEXT_DATA__', ratio: '' },
      { name: `${kind}: styles in it`, ours: kilobytes(weight.styles), against: '', ratio: '' },
      { name: `${kind}: elements`, ours: countText(weight.elements), against: '', ratio: '' },
    );
  }
  return figures;
}
