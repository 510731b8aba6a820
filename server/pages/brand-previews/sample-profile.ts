import type { PublicProfile } from '#src/contract/public-profile.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** A supplier that is nobody's, to be seen in the colours of a brand: a preview shows nothing of a real one. */
export function sampleProfile({ t }: Pick<Texts, 't'>): PublicProfile {
  const credential = { status: 'APPROVED', notes: [], state: 'verified' } as const
  return {
    ...{ name: 'Northwind Packaging', website: 'https://northwind.example' },
    description: t('brand-previews.description'),
    slug: 'northwind-packaging',
    sustainabilityBadges: ['Environment', 'Social'],
    categories: [{ name: t('brand-previews.product') }],
    sdgs: [{ id: 8 }, { id: 12 }, { id: 13 }],
    sustainabilityCredentials: [
      {
        ...credential,
        id: 'iso-14001',
        name: 'ISO 14001',
        shortName: 'ISO 14001',
        category: 'certification',
      },
      { ...credential, id: 'sa8000', name: 'SA8000', shortName: 'SA8000', category: 'certification' },
    ],
    verifiedCredentials: 2,
    ...{ tags: [], events: [], targets: [], locations: [], serviceableLocations: [] },
    ...{ hasRedCredential: false, hasYellowCredential: false, shareable: true, isProven: true },
    known: [],
    version: 1,
    updatedAt: '2026-01-01T00:00:00.000Z',
  }
}
