// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PairedBars } from '../../../components/match-page/PairedBars';
import { renderSite } from '../../support/render-site';

const row = (key: string, left: number | null, right: number | null) => ({ key, label: key, left, right, text: String });

it('bars of a pair are as long as their figures are to the larger one, shares as well as counts', () => {
  const figures = [row('share', 0.26, 0.13), row('count', 4, 16), row('none', 0, 0), row('unknown', 3, null)];
  renderSite(<PairedBars figures={figures} leftName="T1" rightName="Gen.G" />);
  const lengths = [...document.querySelectorAll('dl > div')].map((pair) =>
    [...pair.querySelectorAll('i')].map((bar) => bar.style.getPropertyValue('--part')),
  );
  expect(lengths).toEqual([['100%', '50%'], ['25%', '100%'], ['0%', '0%'], []]);
});
