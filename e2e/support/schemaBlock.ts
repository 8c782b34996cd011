import type { Graph, Thing, WithContext } from 'schema-dts';

/** Whatever may stand in a block of structured data, by schema.org's vocabulary. */
export type SchemaBlock = WithContext<Thing> | Graph;
