import { dictionaryNames, readDictionary } from '../../server/texts/dictionaries.ts'
import { messageShape, type PlaceType } from '../../src/i18n/message-shape.ts'

const types: Record<PlaceType, string> = {
  text: 'string | number',
  number: 'number',
  choice: 'string',
}

/** The source of `src/i18n/messages.gen.ts`: each message of the English dictionaries with its places. */
export function messageTypes(): string {
  const rows = dictionaryNames('en').flatMap((name) =>
    [...readDictionary('en', name)].map(([id, message]) => `  '${id}': ${placesOf(message)}`),
  )
  return [
    '/* Written by `npm run texts` from texts/en; each message with what its places take. */',
    'export type Messages = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}

function placesOf(message: string): string {
  const { places } = messageShape(message)
  if (places.size === 0) return 'null'
  const members = [...places].map(([name, type]) => `${name}: ${types[type]}`)
  return `{ ${members.join('; ')} }`
}
