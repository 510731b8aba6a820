import type { Texts } from '#src/i18n/texts.ts'

/** What people call a dictionary of the portal; its own name where it has no other. */
export const partName = ({ find }: Texts, dictionary: string): string =>
  find(`operate-texts.parts.${dictionary}`) ?? dictionary
