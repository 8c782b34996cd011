/** Attributes of links that leave this tab; said as a description, so that the links' names stay short. */
export const newTabAttributes = {
  target: '_blank',
  rel: 'noopener noreferrer',
  'aria-description': 'abre em nova aba',
};
