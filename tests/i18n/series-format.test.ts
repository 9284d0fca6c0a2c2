import { describe, expect, it } from 'vitest';
import { seriesFormat, seriesFormatShort } from '../../lib/i18n/series-format';
import { MESSAGES } from '../../lib/i18n/server-messages';
import { createTranslate } from '../../lib/i18n/translate';
import { finishedMatch } from '../../lib/fixtures/match-fixture';

describe('how a series is played', () => {
  const t = createTranslate('en', MESSAGES.en);
  it.each([
    ['best_of', 5, 'Best of 5', 'Bo5'],
    ['first_to', 3, 'First to 3', 'FT3'],
    ['all_games_played', 2, '2 games', ''],
  ])('%s %i', (matchType, numOfGames, long, short) => {
    const match = finishedMatch({ matchType, numOfGames });
    expect([seriesFormat(match, t), seriesFormatShort(match, t)]).toEqual([long, short]);
  });
});
