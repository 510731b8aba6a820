import { kilobyteFormat, megabyteFormat } from '#src/i18n/number-formats.ts'
import type { Language } from '#src/i18n/languages.ts'

const kilobyte = 1024

/**
 * A size for people: whole kilobytes below a megabyte, above it with one digit after the point.
 * @param bytes a megabyte is 1,048,576 of them, as the limit of 10 MB counts
 * @returns such as `1.2 MB`
 */
export function fileSize(language: Language, bytes: number): string {
  if (bytes < kilobyte * kilobyte)
    return kilobyteFormat(language).format(Math.ceil(bytes / kilobyte))
  // Rounded up: what is one byte over the limit must not read as being within it.
  return megabyteFormat(language).format(Math.ceil((bytes / kilobyte ** 2) * 10) / 10)
}
