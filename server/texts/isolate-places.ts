import type { CompiledMessages } from '#src/i18n/texts.ts'
import type { CompiledMessage } from '#src/i18n/word-message.ts'
import { isolate } from '../markup/isolates.ts'

/** The place for an address of the web: programs that make a link of it would take the sign along. */
const addressPlace = 'address'

/**
 * Messages in which a text from elsewhere, such as a name, keeps its own direction and does not move
 * what stands beside it.
 */
export function isolatePlaces(messages: CompiledMessages): CompiledMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, withIsolates(message)]),
  )
}

function withIsolates(message: CompiledMessage): CompiledMessage {
  return message.flatMap((token) => {
    const isPlace = typeof token !== 'string' && token.length === 1 && token[0] !== addressPlace
    return isPlace ? [isolate.begin, token, isolate.end] : [token]
  })
}
