import { picturedNoticeSchema } from '../../components/notice/schema.ts';

export const schema = picturedNoticeSchema;
