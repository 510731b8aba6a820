/* Words of the newsletter form, each for itself: only the first three come with every page. */

export const email = 'Your email for our newsletter'
export const submit = 'Subscribe'
export const notLoaded = 'This could not be loaded. Check your connection and try again.'
/** As the server says it. */
export const invalid = 'Please enter a valid email address.'
export const done = 'Thank you. You are signed up for our newsletter.'
