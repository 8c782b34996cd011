import { segmentNoticeSchema } from '../../components/notice/schema.ts';

export const schema = segmentNoticeSchema;
