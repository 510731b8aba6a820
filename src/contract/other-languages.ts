import * as v from 'valibot'

/**
 * Tags of the languages of those texts, by field, that are not there in the language that was asked for.
 * Absent where all of them are, or where a text is the same in all languages. Another back end may mean
 * something else by this name, for which no text is left out.
 */
export const otherLanguages = v.optional(v.fallback(v.record(v.string(), v.string()), {}))
