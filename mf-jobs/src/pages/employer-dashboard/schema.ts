import { gatedContentSchema } from '../../components/gated-page/gatedContentSchema.ts';

export const schema = gatedContentSchema;
