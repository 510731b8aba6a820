import type { Evidence } from '#src/contract/evidence.ts'
import * as limits from '#src/contract/limits.ts'

/** How names of each type may end, the usual way first. */
const endings: Readonly<Record<Evidence['type'], readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
}

/** Marks that turn the direction of writing: with one, `exe.fdp` is read as it is not. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * The name under which a file of a type is stored and handed out. The words of the person stay; what a
 * computer goes by fits the content, so that a PDF called `report.html` becomes `report.html.pdf`.
 * @param name as it was uploaded
 * @param type what the content is
 * @returns at most as many characters as a name may have
 */
export function fittingName(name: string, type: Evidence['type']): string {
  // Windows drops dots and blanks at the end.
  const shown = name.replaceAll(directionMarks, '').replace(/[.\s]+$/, '')
  const [usual] = endings[type]
  const ending = /\.([^.]*)$/.exec(shown)?.[1]?.toLowerCase() ?? ''
  if (endings[type].includes(ending)) return shown
  const most = limits.fileName - usual.length - 1
  // Cut between whole characters.
  const stem = shown.length > most ? shown.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : shown
  return `${stem || 'file'}.${usual}`
}
