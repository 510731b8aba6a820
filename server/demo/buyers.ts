import type { ObjectiveInput } from '#src/contract/buyers/objective.ts'
import type { ShortlistStatus } from '#src/contract/buyers/shortlist.ts'

type DemoItem = { slug: string; status: ShortlistStatus; note: string }

export type DemoBuyer = {
  slug: string
  name: string
  objectives: readonly ObjectiveInput[]
  /** Saved on the first brand's portal; `query` as `writeSearch` puts it. */
  searches: readonly { name: string; query: string }[]
  /** Null: none yet. */
  shortlist: { name: string; items: readonly DemoItem[] } | null
}

/** Buyers of the demo, the first one first. Nobody of them exists. */
export const demoBuyers: readonly DemoBuyer[] = [
  {
    slug: 'saltbush-retail',
    name: 'Saltbush Retail',
    objectives: [
      {
        name: 'Cleaner making',
        why: 'Most of our footprint lies in what we buy. We begin where somebody has looked.',
        parts: [
          {
            kind: 'credential',
            values: ['iso-14001', 'blue-angel', 'cradle-to-cradle'],
            assurance: 'document-seen',
          },
          { kind: 'sdg', values: ['12', '13'] },
        ],
        needed: null,
      },
      {
        name: 'Fair to those who make it',
        why: 'Shelves with food and clothes: who grew and sewed it counts.',
        parts: [
          { kind: 'credential', values: ['fairtrade', 'sa8000', 'rainforest-alliance'] },
          { kind: 'category', values: ['Social'] },
          { kind: 'sdg', values: ['8'] },
        ],
        needed: 2,
      },
      {
        name: 'Near our shops',
        why: '',
        parts: [{ kind: 'region', values: ['AU', 'NZ'] }],
        needed: null,
      },
    ],
    searches: [
      { name: 'Checked ISO 14001, serves Australia', query: 'credential=iso-14001&region=AU' },
      { name: 'Fairtrade', query: 'credential=fairtrade' },
    ],
    shortlist: {
      name: 'Own brand, spring',
      items: [
        {
          ...{ slug: 'cafe-serra-alta', status: 'in-contact' },
          note: 'Samples are here. Ask for the volumes of the second harvest.',
        },
        { slug: 'nilgiri-tea-circle', status: 'to-look-at', note: '' },
        {
          ...{ slug: 'vanua-provisions', status: 'not-now' },
          note: 'Fairtrade is stated and not checked yet: look again in spring.',
        },
      ],
    },
  },
  {
    slug: 'tidewater-council',
    name: 'Tidewater Council',
    objectives: [
      {
        name: 'Well managed, and checked',
        why: 'What the tender board asks of every supplier above the threshold.',
        parts: [
          {
            kind: 'credential',
            values: ['iso-9001', 'iso-14001', 'iso-45001', 'iso-27001'],
            assurance: 'issuer-confirmed',
          },
        ],
        needed: null,
      },
      {
        name: 'Community first',
        why: '',
        parts: [{ kind: 'category', values: ['Community', 'Diversity'] }],
        needed: null,
      },
    ],
    searches: [{ name: 'Management systems, confirmed', query: 'assurance=issuer-confirmed' }],
    shortlist: null,
  },
]
