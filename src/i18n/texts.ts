import { type Language, localeOf } from './languages.ts'
import type { Messages } from './messages.gen.ts'
import { type CompiledMessage, type MessageValues, wordMessage } from './word-message.ts'

export type MessageId = keyof Messages
/** What stands in the places of a message; several messages share what all of them need. */
type ValuesOf<Id extends MessageId> = Messages[Id] extends null
  ? []
  : [Messages[Id] & MessageValues]

/** Words a message: `t('members.left', { organisation })`. */
export type Translate = <Id extends MessageId>(id: Id, ...values: ValuesOf<Id>) => string

export type Find = (id: string, values?: MessageValues) => string | null

/** Compiled messages by their id. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>

/** The texts of a page, in its language. */
export type Texts = {
  language: Language
  t: Translate
  /** Words a message whose id is only known while the portal runs; null where there is no such message. */
  find: Find
  /** Adds messages that have come later. */
  add(messages: CompiledMessages): void
}

/** @param messages those that are there from the beginning */
export function createTexts(language: Language, messages: CompiledMessages): Texts {
  let all = messages
  let rules: Intl.PluralRules | undefined
  const pluralRules = () => (rules ??= new Intl.PluralRules(localeOf(language)))
  const find: Find = (id, values = {}) => {
    const message = all[id]
    return message ? wordMessage(message, values, pluralRules) : null
  }
  return {
    language,
    find,
    t(id, ...[values]) {
      const text = find(id, values)
      if (text !== null) return text
      console.error(`no text ${id}`)
      return id
    },
    add(more) {
      all = { ...all, ...more }
    },
  }
}
