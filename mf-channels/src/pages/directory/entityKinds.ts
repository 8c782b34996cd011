/** Which list is asked for. */
export const ENTITY_TYPES = ['all', 'publicas', 'outras'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];
