import * as v from 'valibot'
import { line, rewrite, text } from '../fields.ts'
import * as limits from '../limits.ts'
import { isBlank, manyLines, oneLine } from '../one-line.ts'
import { isWebsite, plainWebsite, websiteMessage } from '../website.ts'

type ProfileText = {
  /** Most characters. */
  readonly most: number
  /** What a save may contain. */
  readonly rule: v.GenericSchema<string>
  /** The form in which the server stores what was typed. */
  readonly plain: (typed: string) => string
  /** Whether everybody may read it, or members only (SEC-2). */
  readonly isPublic: boolean
}

/**
 * The texts of a profile: an input of the form, a string on the wire and a column of the database each
 * (`textColumns` on the server). Schemas, drafts, merge, store and answers follow from this table.
 */
export const profileTexts = {
  name: { most: limits.name, rule: line(limits.name), plain: oneLine, isPublic: true },
  description: {
    most: limits.description,
    rule: v.pipe(
      text(limits.description),
      v.trim(),
      v.minLength(1, 'must not be empty'),
      v.check((value) => !isBlank(value), 'must not be empty'),
    ),
    plain: trimmedLines,
    isPublic: true,
  },
  website: {
    most: limits.website,
    rule: v.pipe(line(limits.website), rewrite(plainWebsite), v.check(isWebsite, websiteMessage)),
    plain: plainWebsite,
    isPublic: true,
  },
  otherAttribute: {
    most: limits.otherAttribute,
    rule: text(limits.otherAttribute),
    plain: trimmedLines,
    isPublic: false,
  },
} as const satisfies Record<string, ProfileText>

type Texts = typeof profileTexts
export type TextName = keyof Texts
/** The texts that everybody may read. */
export type PublicTextName = {
  [Name in TextName]: Texts[Name]['isPublic'] extends true ? Name : never
}[TextName]
export type ProfileTexts = Record<TextName, string>

export const textNames = Object.keys(profileTexts) as TextName[]
export const publicTextNames = textNames.filter(
  (name): name is PublicTextName => profileTexts[name].isPublic,
)

/** @returns what `make` makes of each name, under that name */
export function forTexts<Name extends TextName, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}

/**
 * Takes texts out of details, a record of the store or the body of a save.
 * @returns these and nothing else; undefined for one that is not there
 */
export function pickTexts<
  Name extends TextName,
  From extends { readonly [Each in Name]?: string | undefined },
>(names: readonly Name[], from: From): Pick<From, Name> {
  return forTexts(names, (name) => from[name]) as Pick<From, Name>
}

/** The texts in what a device stores: a release that did not know one of them has stored none. */
export const storedTexts = forTexts(textNames, () => v.optional(v.string(), ''))

function trimmedLines(typed: string): string {
  return manyLines(typed).trim()
}
