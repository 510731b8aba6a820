import { useMemo, useState } from 'react'
import { useTexts } from '#src/i18n/text-context.ts'
import { levels, sortPlaces, type Place } from './circles.ts'
import { countryViews, drawings } from './drawings.gen.ts'
import { PlaceCircles } from './place-circles.tsx'
import { PlaceList } from './place-list.tsx'
import styles from './place-map.module.css'
import { aroundCountry, world } from './projection.ts'

export type PlaceMapProps = {
  places: readonly Place[]
  /** Code of the country that is shown large; the world when it is null or has no drawing. */
  focus: string | null
  /** What the map shows, for those who hear it. */
  label: string
  /**
   * Where a circle leads that stands for several places, the largest first. Without it, where its
   * largest place does.
   */
  hrefOf?: ((places: readonly Place[]) => string) | undefined
  /** Goes where a place leads, in place of the browser. */
  onGo?: ((href: string) => void) | undefined
}

/** Widths of the drawings in their own units. */
const widths = { world: 2000, country: 1000 } as const
/** What is in the files of the drawings, the lowest first. */
const paths = {
  world: ['lines', 'land', 'islands', 'borders'],
  country: ['around', 'borders', 'country'],
} as const

/**
 * Places with suppliers, as circles on a map and as a list. The list is what is heard, and what has the
 * keyboard's focus: the circles lead to the same pages, and would be a second stop for each of them. The
 * circle of the list's present line stands out.
 */
export function PlaceMap({ places, focus, label, hrefOf, onGo }: PlaceMapProps) {
  const { t } = useTexts()
  const [active, setActive] = useState<string | null>(null)
  const { of, file, projection, shown, outside, unknown } = useMemo(
    () => readMap(places, focus),
    [places, focus],
  )
  const width = widths[of]
  return (
    <section className={styles.map} aria-label={label}>
      <div className={styles.parts} data-of={of}>
        <div className={styles.frame}>
          <div className={styles.sheet} dir="ltr" aria-hidden="true">
            <svg
              className={styles.drawing}
              viewBox={`0 0 ${width} ${Math.round(width * projection.ratio)}`}
            >
              {paths[of].map((path) => (
                <use key={path} className={styles[path]} href={`${file}#${path}`} />
              ))}
            </svg>
            {levels.map((level) => (
              <PlaceCircles
                key={level.id}
                {...{ level, projection, active, hrefOf, onGo, places: shown }}
              />
            ))}
          </div>
        </div>
        <div className={styles.beside}>
          <PlaceList
            places={[...shown, ...outside, ...unknown]}
            {...{ label, of, onGo }}
            onActive={setActive}
          />
          <p className={styles.notes}>
            {unknown.length > 0 && `${t('discover-map.unknown', { count: unknown.length })} `}
            {outside.length > 0 && `${t('discover-map.outside', { count: outside.length })} `}
            {t('discover-map.source')}
          </p>
        </div>
      </div>
    </section>
  )
}

/** Which drawing is shown, and which of the places are on it. */
function readMap(places: readonly Place[], focus: string | null) {
  // It may come out of an address, with any word in it.
  const view =
    focus !== null && Object.hasOwn(countryViews, focus) ? countryViews[focus] : undefined
  const projection = view ? aroundCountry(view) : world
  return {
    of: view ? ('country' as const) : ('world' as const),
    file: `${drawings}${view ? focus : 'world'}.svg`,
    projection,
    ...sortPlaces(places, projection),
  }
}
