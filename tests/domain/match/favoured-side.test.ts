import { describe, expect, it } from 'vitest';
import { chanceTexts, favouredSide } from '../../../lib/domain/match/favoured-side';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';

describe('the chances of both sides', () => {
  it('add up to 100, and the favourite alone has the same number', () => {
    const match = notStartedMatch({});
    for (let thousandths = 5; thousandths < 995; thousandths += 1) {
      const chances = chanceTexts(thousandths / 1000, 'en');
      expect([thousandths, parseInt(chances.left) + parseInt(chances.right)]).toEqual([thousandths, 100]);
      expect(favouredSide(match, thousandths / 1000, 'en').chance).toBe(thousandths < 500 ? chances.right : chances.left);
    }
  });

  it('are the same on whichever side the teams are listed', () => {
    for (let thousandths = 0; thousandths <= 1000; thousandths += 1)
      expect(chanceTexts(1 - thousandths / 1000, 'en').left).toBe(chanceTexts(thousandths / 1000, 'en').right);
    expect(chanceTexts(0.695, 'en')).toEqual({ left: '70%', right: '30%' });
    expect(chanceTexts(0.305, 'en')).toEqual({ left: '30%', right: '70%' });
  });

  it('do not read as nothing or all where there is a chance at all', () => {
    expect(chanceTexts(0.003, 'en')).toEqual({ left: '<1%', right: '>99%' });
    expect(chanceTexts(1, 'en')).toEqual({ left: '100%', right: '0%' });
  });
});
