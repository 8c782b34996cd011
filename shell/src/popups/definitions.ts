import type { PopupDefinition } from './eligibility.ts';

/** The popups of the site. */
export const popups: readonly PopupDefinition[] = [
  { id: 'home', priority: 1, minEngagementScore: 0, showOnPages: ['/'], cooldownHours: 24 },
  {
    id: 'certificacao',
    priority: 2,
    minEngagementScore: 25,
    showOnPages: ['/', '/servicos', '/empresarial'],
    cooldownHours: 24,
  },
];

export type PopupId = PopupDefinition['id'];
