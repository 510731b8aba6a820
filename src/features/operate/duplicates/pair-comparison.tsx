import type { ReactNode } from 'react'
import type { Country } from '#src/contract/catalogue.ts'
import type { ComparedSupplier, PairItem } from '#src/contract/operate/duplicates.ts'
import { websiteHref } from '#src/contract/website-href.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useOperate } from '../operate-context.ts'
import styles from './pair-comparison.module.css'

/** One thing that both say, or that is known of both. */
type Line = {
  key: string
  label: string
  cells: readonly [ReactNode, ReactNode]
  /** What is compared; null: it says nothing about whether they are one. */
  compared: readonly [string, string] | null
}

const noCountries: readonly Country[] = []

/** Both suppliers side by side; what is the same and what differs is said in words. */
export function PairComparison({ item }: { item: PairItem }) {
  const { t } = useTexts()
  const lines = useLines(item)
  const [one, other] = item.suppliers
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('operate-duplicates.compared')}</VisuallyHidden>
          </th>
          {[one, other].map(({ slug, supplier }) => (
            <th key={slug} scope="col">
              <a href={`/organization/${slug}`} target="_blank" rel="noreferrer" dir="auto">
                {supplier}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, cells, compared }) => (
          <tr key={key} data-likeness={likenessOf(compared)}>
            <th scope="row">
              {label}
              <Likeness of={likenessOf(compared)} />
            </th>
            <td>{cells[0] || t('operate-duplicates.nothing')}</td>
            <td>{cells[1] || t('operate-duplicates.nothing')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Null: there is nothing to compare. */
type Likely = 'same' | 'differs' | null

function Likeness({ of }: { of: Likely }) {
  const { t } = useTexts()
  return of && <span className={styles.likeness}>{t(`operate-duplicates.likeness.${of}`)}</span>
}

function likenessOf(compared: Line['compared']): Likely {
  if (!compared || compared.includes('')) return null
  const [one, other] = compared.map((text) => text.trim().toLowerCase())
  return one === other ? 'same' : 'differs'
}

function useLines(item: PairItem): Line[] {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const loaded = useLoaded('countries', () => data.countries())
  const countries = loaded.state === 'ready' ? loaded.value : noCountries
  const { suppliers } = item
  const day = (at: string) => dayFormat(language).format(new Date(at))
  const both = <Value,>(of: (supplier: ComparedSupplier) => Value) =>
    [of(suppliers[0]), of(suppliers[1])] as const
  const said = (key: string, label: string, of: (supplier: ComparedSupplier) => string): Line => {
    const [one, other] = both(of)
    return { key, label, compared: [one, other], cells: [bidi(one), bidi(other)] }
  }
  const known = (key: string, label: string, of: (supplier: ComparedSupplier) => string): Line => ({
    ...{ key, label, cells: both(of), compared: null },
  })
  const types = new Map(
    suppliers.flatMap(({ identifiers }) => identifiers).map(({ type }) => [type.typeId, type.type]),
  )
  const website = said('website', t('operate.item.website'), (one) => one.website)
  return [
    said('name', t('operate-duplicates.facts.name'), ({ supplier }) => supplier),
    said('country', t('operate.filters.country'), ({ countryCode }) => {
      const country = countries.find(({ code }) => code === countryCode)
      return country?.name ?? countryCode ?? ''
    }),
    ...[...types].map(([typeId, type]) =>
      said(typeId, type, ({ identifiers }) => {
        const held = identifiers.find((one) => one.type.typeId === typeId)
        return held?.identifier ?? ''
      }),
    ),
    { ...website, cells: both(websiteLink) },
    said('address', t('operate-duplicates.facts.address'), ({ address }) => address),
    known('owners', t('operate-duplicates.facts.owners'), ({ owners }) => String(owners)),
    known('people', t('operate-duplicates.facts.people'), ({ people }) => String(people)),
    known('credentials', t('operate-duplicates.facts.credentials'), ({ credentials }) =>
      String(credentials),
    ),
    known('registered', t('operate.item.registered'), ({ registeredAt }) => day(registeredAt)),
    known('changed', t('operate-duplicates.facts.changed'), ({ changedAt }) => day(changedAt)),
  ]
}

const bidi = (text: string) => text && <bdi>{text}</bdi>

function websiteLink({ website }: ComparedSupplier): ReactNode {
  const href = websiteHref(website)
  if (!href) return bidi(website)
  return (
    <a href={href} target="_blank" rel="noreferrer" dir="ltr">
      {website}
    </a>
  )
}
