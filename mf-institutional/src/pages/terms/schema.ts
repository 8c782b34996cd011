import { legalSchema } from '../../components/legal/schema.ts';

export const schema = legalSchema;
