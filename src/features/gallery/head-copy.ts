/** Apart from the rest of the words: the head is read with every route, the page by few. */
export const galleryHeadCopy = {
  page: 'Visual language',
  description: 'Type, space, colour, motion and every component, in every brand and state.',
}
