import type { Texts } from '../i18n/texts.ts'
import { evidenceTypes } from '../contract/evidence.ts'
import * as limits from '../contract/limits.ts'
import { fileSize } from '../lib/file-size.ts'

const endings = ['.pdf', '.png', '.jpg', '.jpeg']

/** What the picker offers: browsers differ in whether they go by type or by ending. */
export const acceptedFiles = [...evidenceTypes, ...endings].join(',')

/**
 * Why a file need not be sent, before the server looks at its content (PRF-8).
 * @returns null for one that the server may well take
 */
export function refusalOf(
  { t, language }: Texts,
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
) {
  const types: readonly string[] = evidenceTypes
  // Where the browser knows no type the ending has to do.
  const isAccepted = type
    ? types.includes(type)
    : endings.some((ending) => name.toLowerCase().endsWith(ending))
  if (!isAccepted) return t('evidence.wrongType', { name })
  if (size > limits.evidenceBytes)
    return t('evidence.tooLarge', { name, size: fileSize(language, size) })
  if (size === 0) return t('evidence.empty', { name })
  return name.length > limits.fileName
    ? t('evidence.longName', { name: name.slice(0, 40), most: limits.fileName })
    : null
}
