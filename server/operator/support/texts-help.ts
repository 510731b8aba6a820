import { languages } from '#src/i18n/languages.ts'

/** What the help of a command says whose file has texts for readers. */
export const textsHelp = `A text for readers is one for all languages, "Welcome", or one for each, of ${languages.join(', ')}:
{ "en": "Welcome", "de": "Willkommen" }. English has to be there, and stands for what is not.`
