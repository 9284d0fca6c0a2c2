import { markChoices, storedSettings } from './choices';
import { leadToChosenLanguage, offeredLanguage, offerLanguage, readLanguage } from './language';
import { watchNetwork } from './network';
import { coverOwnSpoilers } from './own-spoilers';
import { keepToOwnDays, markOwnDays } from './own-days';
import { applyOwnRules, ownRows } from './own-rules';
import { replayEarlyClicks } from './replay-clicks';
import { afterPaint, startScripts, whileParsing } from './scripts';
import { timeWriter } from './times';
import { pressedKey } from '../domain/page/pressed-key';

/**
 * The one inline script (docs/architecture.md#a-pages-way): it runs in
 * <head> before anything is painted. It is the same on every page, so that the hash
 * of its text can stand in the policy, and every page carries it: what it imports
 * must be small and need neither React nor `Intl`.
 *
 * What it sets on <html>: `data-theme`, `data-spoilers`, `data-clock`, `data-shown`
 * (all or mine), `data-order` (of a day's matches: by league or time), `data-delay` for a visitor whose stream is delayed, `data-user` for
 * a signed-in user (`unverified` where their address is), `data-consent` once the
 * visitor has said whether page views may be counted, `data-new` for a visitor who
 * follows no team or league and has not been asked yet what to follow, `data-follows` (rows of "Your teams"), `data-own-spoilers`, `data-parsed`, `data-offline`, `data-old`.
 */
const { dataset } = document.documentElement;

const language = readLanguage();
leadToChosenLanguage(language);

const settings = storedSettings();
markChoices(settings);
globalThis.riftweekDates = { [document.documentElement.lang]: language.dates };
globalThis.riftweekPlurals = { [document.documentElement.lang]: language.plurals };

applyOwnRules(settings, ownRows(settings));
coverOwnSpoilers(settings);

const offer = offeredLanguage(language);
const writeTime = timeWriter(language.dates, settings);
const keepToDay = keepToOwnDays(settings);
const markDay = markOwnDays(settings);
const network = watchNetwork(writeTime);
whileParsing({
  begin: () => offer && offerLanguage(offer),
  showTime: (time) => {
    writeTime(time);
    keepToDay(time);
    markDay(time);
  },
  end: () => {
    dataset['parsed'] = '';
    network.say();
    afterPaint(startScripts);
  },
});

replayEarlyClicks();
focusSearchOnSlash();

/** "/" goes to the search box, from the first moment on: what is typed next is no shortcut then. Where the box is in a closed drawer, it opens that. */
function focusSearchOnSlash(): void {
  document.addEventListener('keydown', (event) => {
    if (pressedKey(event) !== '/' || !storedSettings().shortcuts) return;
    const shown = <Shown extends Element>(selector: string) =>
      [...document.querySelectorAll<Shown>(selector)].find((each) => each.getClientRects().length);
    const box = shown<HTMLInputElement>('[role=search] input');
    const opener = shown<HTMLButtonElement>('[data-search]');
    if (!box && !opener) return;
    event.preventDefault();
    if (!box) return opener?.click();
    box.focus();
    box.select();
  });
}
