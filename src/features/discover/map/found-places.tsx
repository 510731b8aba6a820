import { useMemo } from 'react'
import type { SupplierPlace, SupplierPlaces } from '#src/contract/discover/supplier-hits.ts'
import { writeSearch } from '#src/contract/discover/search-address.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { useCompared } from '../compared.ts'
import { changed, chosenOf } from '../search-changes.ts'
import type { Place } from './circles.ts'
import styles from './found-places.module.css'
import { PlaceMap } from './place-map.tsx'

type FoundPlacesProps = {
  search: SupplierSearch
  found: SupplierPlaces
  /** Address of the page without a search. */
  path: string
  onGo: (search: SupplierSearch) => void
}

/** DSC-7: where the suppliers are that were found. A place leads to those that are nearest to it, or to its country. */
export function FoundPlaces({ search, found, path, onGo }: FoundPlacesProps) {
  const { t, language } = useTexts()
  const focus = onlyCountry(search)
  const compared = useCompared()
  const comparedPart = compared.length > 0 ? `&compare=${compared.join(',')}` : ''
  const { places, searches } = useMemo(() => {
    const withTowns = new Set(
      found.places.filter(({ kind }) => kind === 'town').map(({ country }) => country.code),
    )
    const nameOf = ({ kind, country, name }: SupplierPlace) =>
      kind === 'country' && withTowns.has(country.code)
        ? t('discover-map.elsewhere', { name })
        : name
    const rows = found.places.map((place) => {
      const { id, kind, name, country, point, count } = place
      const there = searchAt(search, place)
      const { latitude, longitude } = point ?? { latitude: NaN, longitude: NaN }
      return {
        there,
        place: {
          // A town may be called like a country.
          id: `${kind} ${id}`,
          name: nameOf(place),
          within: country.code === focus || country.name === name ? '' : country.name,
          ...{ latitude, longitude, count },
          href: `${path}?${writeSearch(there)}${comparedPart}`,
        },
      }
    })
    return {
      places: rows.map(({ place }): Place => place),
      searches: new Map(rows.map(({ there, place }) => [place.href, there])),
    }
  }, [found, search, focus, path, comparedPart, t])
  return (
    <div className={styles.places}>
      <PlaceMap
        {...{ places, focus }}
        label={t('discover-map.label')}
        onGo={(href) => {
          const there = searches.get(href)
          if (there) onGo(there)
        }}
      />
      {found.unknown > 0 && (
        <p className={styles.unknown}>
          {t('discover-map.nowhere', {
            count: found.unknown,
            number: countFormat(language).format(found.unknown),
          })}
        </p>
      )}
    </div>
  )
}

/** The country that is asked for, where it is exactly one. */
function onlyCountry(search: SupplierSearch): string | null {
  const [country, ...others] = chosenOf(search, 'country')
  return country !== undefined && others.length === 0 && /^[A-Z]{2}$/.test(country) ? country : null
}

/**
 * What a place of the map leads to. The list from a town on tells its distances; a country is shown with its own
 * places, and where it is shown already, as a list.
 */
function searchAt(search: SupplierSearch, { id, kind, country }: SupplierPlace): SupplierSearch {
  if (kind === 'town') return changed(search, { near: id, sort: 'nearest', view: [] })
  if (onlyCountry(search) === country.code) return changed(search, { view: [] })
  return changed(search, { country: [country.code] })
}
