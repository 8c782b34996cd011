import { applyPreferences, storedPreferences } from '../widgets/accessibility/preferences.ts';
import { askForConsent } from './askForConsent.ts';
import { deferOffscreen } from './deferOffscreen.ts';
import { markTaps } from './earlyTaps.ts';
import { notePointer } from './restingPointer.ts';
import { startModules } from './startModules.ts';

/* Runs before the first paint, in the document (`inlineScript.ts`): each byte is one of every page. */
// The router sets it to manual, also for a tab that the browser restores after it was ended.
history.scrollRestoration = 'auto';
applyPreferences(storedPreferences.read());
askForConsent();
deferOffscreen();
notePointer();
markTaps();
startModules((address) => import(/* @vite-ignore */ address));
