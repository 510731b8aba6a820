/** There is one such form in a page. */
export const inputId = 'newsletter'
