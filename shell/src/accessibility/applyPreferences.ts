import { type Preferences, TEXT_SIZE } from './preferencesSlice.ts';

/**
 * Shows the page as the visitor wants to read it. The size is a share of the browser's own
 * setting, which stays untouched at the start size: whoever enlarged it there keeps that.
 */
export function applyPreferences({ textSize, isHighContrast }: Preferences): void {
  const { style, dataset } = document.documentElement;
  if (textSize === TEXT_SIZE.start) style.removeProperty('--text-size');
  else style.setProperty('--text-size', `${(textSize * 100) / TEXT_SIZE.start}%`);
  if (isHighContrast) dataset.contrast = 'high';
  else delete dataset.contrast;
}
