import { listFormat } from '#src/i18n/name-formats.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { type BadgeSupplier, type BadgeWords, canShow, withoutControls } from './badge-words.ts'

/** Characters that have room in the second line. */
const room = 30

/**
 * The words of a badge that consumers in the European Union see (TRU-7): facts, each scheme by its name, and
 * nothing that claims more of the supplier than they do.
 */
export function plainWords({ t, language }: Texts, supplier: BadgeSupplier | null): BadgeWords {
  const profile = t('pictures.plainProfile')
  if (!supplier)
    return { title: profile, first: t('pictures.plainFirst'), second: t('pictures.plainSecond') }
  const { name, schemes = [] } = supplier
  const checked = t('pictures.checked', { count: schemes.length })
  const all = listFormat(language).format(schemes)
  return {
    title: withoutControls(
      schemes.length > 0
        ? t('pictures.checkedSchemes', { name, checked, schemes: all })
        : t('pictures.plainSupplier', { name }),
    ),
    first: canShow(language, name) ? name : profile,
    second: schemes.length > 0 ? fitting(schemes, checked) : profile,
  }
}

/** As many names as have room, and how many more there are; the count alone where not even one has. */
function fitting(schemes: readonly string[], checked: string): string {
  for (let count = schemes.length; count > 0; count -= 1) {
    const more = schemes.length - count
    const text = schemes.slice(0, count).join(', ') + (more > 0 ? ` +${more}` : '')
    if (text.length <= room) return text
  }
  return checked
}
