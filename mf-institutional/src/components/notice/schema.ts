import * as z from 'zod';
import { chatMessage, pageHref, pageSchema, picture, text } from '../../content/schemas.ts';

export const relatedPages = z.strictObject({
  heading: text,
  items: z.array(z.strictObject({ label: text, text, href: pageHref })).min(1),
});

const notice = {
  title: text,
  notice: text,
  explanation: text,
  chat: z.strictObject({ label: text, message: chatMessage }),
  related: relatedPages,
};

export const noticeSchema = pageSchema(notice);

export const picturedNoticeSchema = pageSchema({ ...notice, picture, pictureNote: text });

/** A page below another, with a label for the variable part of its address. */
export const segmentNoticeSchema = pageSchema({ ...notice, segmentLabel: text });
