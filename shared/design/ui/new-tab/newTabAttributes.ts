/**
 * Attributes of every link that leaves this tab. That it does is a description, said after the
 * link's name and not a part of it: in a list of links the names stay short.
 */
export const newTabAttributes = {
  target: '_blank',
  rel: 'noopener noreferrer',
  'aria-description': 'abre em nova aba',
};
