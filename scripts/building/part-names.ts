import { createHash } from 'node:crypto'
import type { DictionaryGroup } from '../../src/i18n/dictionary-groups.ts'
import { isLanguage } from '../../src/i18n/languages.ts'
import { usedPartPrefix } from '../../src/contract/worker-messages.ts'
import { messagesOf } from './late-texts.ts'

/** Of no use without a network: the form service’s own library, and pages for who works on the portal. */
const onlineOnly = /\/node_modules\/@typeform\/|\/src\/features\/gallery\/|^gallery/
/** Of use for few: the pages of buyers with their texts. The worker keeps them for whoever has opened one. */
const forFew = /\/src\/features\/buying\/|^buying|virtual:buying-texts/

/** Files that the worker does not keep begin so. */
export const onlinePrefix = 'online-'

/**
 * File of a part of the portal. Every first visit carries the names of all parts that it may ask for, so
 * that they are short.
 * @param part its main module, where it has one
 */
export function scriptName(part: { facadeModuleId: string | null }): string {
  const origin = part.facadeModuleId ?? ''
  return nameOf(origin, textName(origin) ?? '[hash:6].js')
}

/**
 * The worker keeps those of its language alone. Their hashes are ours: nothing but their messages is in them, and none
 * of the bundler's is used up, of which each length is for so many parts (six characters for 64).
 */
function textName(origin: string): string | null {
  const [, group, language] = /^\0virtual:(guest|user|buying)-texts\/(\w+)$/.exec(origin) ?? []
  if (!isLanguage(language)) return null
  const messages = JSON.stringify(messagesOf(language, group as DictionaryGroup))
  const hash = createHash('sha256').update(messages).digest('base64url').slice(0, 8)
  return `text-${language}-${hash}.js`
}

/**
 * File of anything else that the build makes.
 * @param asset the names that it has in the sources; a style sheet has that of its part
 */
export function assetName({ names: [name = ''] }: { names: string[] }): string {
  return nameOf(name, name.endsWith('.css') ? '[hash:6].css' : '[name]-[hash][extname]')
}

const nameOf = (origin: string, pattern: string): string => `assets/${prefixOf(origin)}${pattern}`

function prefixOf(origin: string): string {
  if (onlineOnly.test(origin)) return onlinePrefix
  return forFew.test(origin) ? usedPartPrefix : ''
}
