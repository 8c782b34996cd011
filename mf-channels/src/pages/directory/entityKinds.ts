/** Which list is asked for. */
export const ENTITY_TYPES = ['all', 'publicas', 'outras'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** Outline in which a body's initials are drawn: ours, never its trademark. */
export const LOGO_SHAPES = ['escudo', 'frontao', 'petala', 'selo', 'hexagono'] as const;
export const LOGO_TONES = ['green', 'night', 'gold', 'moss'] as const;
