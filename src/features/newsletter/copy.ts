/* Words of the newsletter form, each for itself: only the first three come with every page. */

export const email = 'Your email for our newsletter'
export const submit = 'Subscribe'
export const notLoaded = 'This could not be loaded. Check your connection and try again.'
/** As the server says it. */
export const invalid = 'Please enter a valid email address.'
/** Where there is no mail to confirm. */
export const done = 'Thank you. You are signed up for our newsletter.'
export const confirmByMail = 'Check your inbox: you are signed up once you have confirmed our mail.'
