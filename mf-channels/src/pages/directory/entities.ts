import type { Content } from './schema.ts';

/** Both static lists. Field names are the specification's. */
export type Directory = Content['entities'];

/** A public body that oversees, judges or polices. */
export type PublicEntity = Directory['publicas'][number];

/** Any other body one can complain to. */
export type OtherEntity = Directory['outras'][number];

/** A drawn monogram. */
export type EntityLogo = PublicEntity['logo'];
