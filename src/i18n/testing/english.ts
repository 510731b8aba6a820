import { textsIn } from './all-texts.ts'

/** The English texts, for tests. */
export const english = textsIn('en')
/** Words a message in English. */
export const { t } = english
