import { noticeSchema } from '../../components/notice/schema.ts';

export const schema = noticeSchema;
