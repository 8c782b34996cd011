import { PREFERENCES_KEY, TEXT_SIZE } from '../accessibility/preferencesSlice.ts';

/**
 * Applies the stored reading preferences before the first paint, so that nothing flashes. What
 * `applyPreferences` does later, in as few bytes as possible: it stands in every page. Corrupt
 * values count as none, and a storage that throws is survived.
 */
export function preferencesScript(): string {
  const { min, max, step, start } = TEXT_SIZE;
  const code = [
    'try{',
    `var p=JSON.parse(localStorage.getItem(${JSON.stringify(PREFERENCES_KEY)})),`,
    's=p.textSize,c=p.isHighContrast,h=document.documentElement;',
    `if(typeof s=="number"&&s>=${min}&&s<=${max}&&s%${step}==0&&typeof c=="boolean"){`,
    `if(s!=${start})h.style.setProperty("--text-size",s*${100 / start}+"%");`,
    'if(c)h.dataset.contrast="high"}',
    '}catch(e){}',
  ];
  return `<script>${code.join('')}</script>`;
}
