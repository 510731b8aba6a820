import { badgeSize } from '#src/contract/badge.ts'
import { directionOf, type Language } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { canDraw, displayFamilies, textFamilies } from './badge-fonts.ts'
import { box, drawText } from './draw-text.ts'
import { canShape, shapedBox } from './shape-text.ts'

/** Of whom a badge speaks, and how many of its credentials have been verified. */
export type BadgeSupplier = {
  name: string
  verified: number
  /** Short names of what consumers in the European Union may be told of, for badges that are made for them. */
  schemes?: readonly string[]
}

export type BadgeWords = {
  /** The whole badge in words, for those who do not see it. */
  title: string
  first: string
  second: string
}

/** @param supplier null for the badge that names no supplier */
export function badgeWords({ language, t }: Texts, supplier: BadgeSupplier | null): BadgeWords {
  const profile = t('pictures.profile')
  if (!supplier) {
    return {
      title: profile,
      first: t('pictures.profileFirst'),
      second: t('pictures.profileSecond'),
    }
  }
  const { name, verified } = supplier
  const credentials = t('profile.verifiedCount', { count: verified })
  const hasLetters = canShow(language, name)
  // Nought credentials are nothing to show off: then it is a profile, and no more is claimed.
  const second = verified > 0 ? credentials : hasLetters ? profile : ''
  const title =
    verified > 0 ? t('pictures.supplier', { name, credentials }) : t('badge.alt', { name })
  return {
    title: withoutControls(title),
    first: hasLetters ? name : t('pictures.profileName'),
    second,
  }
}

/** What no XML may hold would break the whole picture. */
export const withoutControls = (text: string) => text.toWellFormed().replaceAll(/\p{Cc}/gu, ' ')

/** Whether a picture in a language has letters for a text. */
export function canShow(language: Language, text: string): boolean {
  return directionOf(language) === 'rtl' ? canShape(text) : canDraw(text)
}

type Ink = { ink: string; quiet: string }

/**
 * The two lines as paths.
 * @param right where the words must end, in CSS pixels from where the mark is
 */
export function drawWords(
  language: Language,
  { first, second }: BadgeWords,
  { ink, quiet }: Ink,
  right: number,
): Promise<string> {
  const isShort = first.length <= 8
  const left = 72
  const name = {
    display: 'block',
    fontFamily: displayFamilies,
    fontSize: isShort ? 26 : 17,
    lineHeight: isShort ? 1 : 1.15,
    lineClamp: 2,
    wordBreak: 'break-word',
    color: ink,
  }
  const fact = {
    fontFamily: textFamilies,
    fontSize: isShort ? 14 : 13,
    lineHeight: 1.5,
    color: quiet,
  }
  const isMirrored = directionOf(language) === 'rtl'
  const room = right - left
  const column = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    height: badgeSize.height - 4,
    ...(isMirrored
      ? { alignItems: 'flex-end', marginLeft: badgeSize.width - right, width: room }
      : { marginLeft: left, maxWidth: room }),
  }
  const lines = isMirrored
    ? [shapedBox(name, first, room), shapedBox(fact, second, room)]
    : [box(name, first), box(fact, second)]
  return drawText(box(column, lines), badgeSize)
}
