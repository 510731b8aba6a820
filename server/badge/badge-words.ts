import { badgeSize } from '#src/contract/badge.ts'
import { canDraw, displayFamilies, textFamilies } from './badge-fonts.ts'
import { box, drawText } from './draw-text.ts'

/** Of whom a badge speaks, and how many of its credentials have been verified. */
export type BadgeSupplier = { name: string; verified: number }

export type BadgeWords = {
  /** The whole badge in words, for those who do not see it. */
  title: string
  first: string
  second: string
}

const profile = 'Sustainability profile'

/** @param supplier null for the badge that names no supplier */
export function badgeWords(supplier: BadgeSupplier | null): BadgeWords {
  if (!supplier) {
    return { title: profile, first: 'Sustainability', second: 'profile' }
  }
  const { name, verified } = supplier
  const credentials = `${verified} verified ${verified === 1 ? 'credential' : 'credentials'}`
  // Nought credentials are nothing to show off: then it is a profile, and no more is claimed.
  const second = verified > 0 ? credentials : canDraw(name) ? profile : ''
  const title = `${name}: ${verified > 0 ? credentials : profile.toLowerCase()}`
  // What no XML may hold would break the whole picture.
  return {
    title: title.toWellFormed().replaceAll(/\p{Cc}/gu, ' '),
    first: canDraw(name) ? name : profile,
    second,
  }
}

type Ink = { ink: string; quiet: string }

/**
 * The two lines as paths.
 * @param right where the words must end, in CSS pixels from the left
 */
export function drawWords(
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
  const column = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    height: badgeSize.height - 4,
    marginLeft: left,
    maxWidth: right - left,
  }
  return drawText(box(column, [box(name, first), box(fact, second)]), badgeSize)
}
