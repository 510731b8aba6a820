import { type AskedState, askedAssurances, type Facet } from '#src/contract/discover/facets.ts'
import { sustainabilityCategories } from '#src/contract/categories.ts'
import { companySizes } from '#src/contract/company-sizes.ts'
import { isSdg } from '#src/contract/sdgs.ts'
import type { Texts } from '#src/i18n/texts.ts'

type Named = { readonly id: string; readonly name: string }

/**
 * What a value of a facet is called. What the portal has words of its own for, it says so everywhere; the rest has
 * the name that the catalogue gives it.
 */
export function valueWords(t: Texts['t'], facet: Facet, { id, name }: Named): string {
  const own = ownWords(t, facet, id)
  return own ?? (name || id)
}

function ownWords(t: Texts['t'], facet: Facet, id: string): string | null {
  switch (facet) {
    case 'category': {
      const category = sustainabilityCategories.find((one) => one === id)
      return category ? t(`terms.categories.${category}`) : null
    }
    case 'size': {
      const size = companySizes.find((one) => one === id)
      return size ? t(`terms.sizes.${size}`) : null
    }
    case 'sdg': {
      const number = Number(id)
      return isSdg(number) ? t('terms.sdg', { number, title: t(`terms.sdgs.${number}`) }) : null
    }
    case 'state': {
      const state = states.find((one) => one === id)
      return state ? t(`discover.states.${state}`) : null
    }
    case 'assurance': {
      const level = askedAssurances.find((one) => one === id)
      return level ? t(`discover.levels.${level}`) : null
    }
    case 'updated': {
      const days = withinDays.find((one) => one === id)
      return days ? t(`discover.within.${days}`) : null
    }
    default:
      return null
  }
}

const states = ['valid', 'expiring', 'stated', 'expired'] as const satisfies readonly AskedState[]
const withinDays = ['30', '90', '365'] as const
