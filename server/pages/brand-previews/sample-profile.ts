import type { PublicProfile } from '#src/contract/public-profile.ts'
import type { Texts } from '#src/i18n/texts.ts'

const verified = (
  id: string,
  name: string,
): PublicProfile['sustainabilityCredentials'][number] => ({
  ...{ id, name, shortName: name, category: 'certification', notes: [] },
  ...{ status: 'APPROVED', state: 'active' },
})

/** A supplier that is nobody's, to be seen in the colours of a brand: a preview shows nothing of a real one. */
export function sampleProfile({ t }: Pick<Texts, 't'>): PublicProfile {
  return {
    ...{ name: 'Northwind Packaging', website: 'https://northwind.example' },
    description: t('brand-previews.description'),
    slug: 'northwind-packaging',
    sustainabilityBadges: ['Environment', 'Social'],
    categories: [{ name: t('brand-previews.product') }],
    sdgs: [{ id: 8 }, { id: 12 }, { id: 13 }],
    sustainabilityCredentials: [verified('iso-14001', 'ISO 14001'), verified('sa8000', 'SA8000')],
    verifiedCredentials: 2,
    ...{ tags: [], events: [], targets: [], locations: [], serviceableLocations: [] },
    ...{ hasRedCredential: false, hasYellowCredential: false, shareable: true, isProven: true },
    known: [],
    version: 1,
    updatedAt: '2026-01-01T00:00:00.000Z',
  }
}
