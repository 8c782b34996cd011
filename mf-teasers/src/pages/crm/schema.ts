import { teaserSchema } from '../../components/teaser/teaserSchema.ts';

export const schema = teaserSchema;
