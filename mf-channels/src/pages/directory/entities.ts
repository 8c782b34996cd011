import type { Content } from './schema.ts';

/** Outline in which a body's initials are drawn: ours, never its trademark. */
export const LOGO_SHAPES = ['escudo', 'frontao', 'petala', 'selo', 'hexagono'] as const;
export const LOGO_TONES = ['green', 'night', 'gold', 'moss'] as const;

/** Both static lists. Field names are the specification's. */
export type Directory = Content['entities'];

/** A public body that oversees, judges or polices. */
export type PublicEntity = Directory['publicas'][number];

/** Any other body one can complain to. */
export type OtherEntity = Directory['outras'][number];

/** A drawn monogram. */
export type EntityLogo = PublicEntity['logo'];
