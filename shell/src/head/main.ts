import { applyPreferences, storedPreferences } from '../widgets/accessibility/preferences.ts';
import { askForConsent } from './askForConsent.ts';
import { deferOffscreen } from './deferOffscreen.ts';
import { markTaps } from './earlyTaps.ts';
import { notePointer } from './restingPointer.ts';
import { startModules } from './startModules.ts';

/*
 * What runs in the head of every page before its first paint. The build bundles it into the document
 * (`inlineScript.ts` of the platform): every byte here is a byte of every page.
 */
// The router sets it to manual, also for a tab that the browser restores after it was ended.
history.scrollRestoration = 'auto';
applyPreferences(storedPreferences.read());
askForConsent();
deferOffscreen();
notePointer();
markTaps();
startModules((address) => import(/* @vite-ignore */ address));
