import { type CSSProperties, useMemo } from 'react'
import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { type Circle, gatherCircles, type Level, type Place } from './circles.ts'
import { followHere } from './follow-here.ts'
import { placeLabels, type Side } from './labels.ts'
import styles from './place-circles.module.css'
import type { Projection } from './projection.ts'

type PlaceCirclesProps = {
  places: readonly Place[]
  projection: Projection
  level: Level
  /** Id of the place that stands out. */
  active: string | null
  hrefOf: ((places: readonly Place[]) => string) | undefined
  onGo: ((href: string) => void) | undefined
}

/** The circles of one level. */
export function PlaceCircles(props: PlaceCirclesProps) {
  const { places, projection, level, active, hrefOf, onGo } = props
  const { circles, sides } = useMemo(() => {
    const circles = gatherCircles(places, projection, level)
    return { circles, sides: placeLabels(circles, labelOf, projection.ratio, level) }
  }, [places, projection, level])
  return (
    <div className={styles.circles} data-level={level.id}>
      {circles.map((circle, index) => (
        <PlaceCircle
          key={circle.places[0]?.id}
          circle={circle}
          side={sides[index] ?? null}
          href={hrefTo(circle, hrefOf)}
          onGo={onGo}
          isActive={circle.places.some(({ id }) => id === active)}
        />
      ))}
    </div>
  )
}

type PlaceCircleProps = {
  circle: Circle
  side: Side | null
  href: string | undefined
  onGo: ((href: string) => void) | undefined
  isActive: boolean
}

function PlaceCircle({ circle, side, href, onGo, isActive }: PlaceCircleProps) {
  const { t, language } = useTexts()
  const { places, count, size, x, y } = circle
  const name = places[0]?.name ?? ''
  const more = places.length - 1
  const number = countFormat(language).format(count)
  const where = more > 0 ? t('discover-map.andMore', { name, count: more }) : name
  return (
    <a
      className={styles.circle}
      // Out of the keyboard's way: the list leads to the same page.
      tabIndex={-1}
      href={href}
      onClick={onGo && href ? (event) => followHere(event, () => onGo(href)) : undefined}
      style={{ '--x': share(x), '--y': share(y), '--size': `${round(size)}rem` } as CSSProperties}
      data-active={isActive}
    >
      <span className={styles.dot}>{size >= widthOf(number) && number}</span>
      {side && (
        <span className={styles.label} data-side={side}>
          <bdi>{labelOf(circle)}</bdi>
        </span>
      )}
      <span className={styles.tip} data-at={edgeOf(circle)} data-below={y < 0.25}>
        <bdi className={styles.where}>{where}</bdi>
        <bdi>{t('discover-map.suppliers', { count, number })}</bdi>
      </span>
    </a>
  )
}

function hrefTo({ places }: Circle, hrefOf: PlaceCirclesProps['hrefOf']): string | undefined {
  return places.length > 1 && hrefOf ? hrefOf(places) : places[0]?.href
}

function labelOf({ places }: Circle): string {
  const name = places[0]?.name ?? ''
  return places.length > 1 ? `${name} +${places.length - 1}` : name
}

/** A tip stays on the map. */
function edgeOf({ x }: Circle): 'left' | 'middle' | 'right' {
  if (x < 0.3) return 'left'
  return x > 0.7 ? 'right' : 'middle'
}

/** Width of a number within a circle, in rem. */
const widthOf = (number: string): number => 0.5 + number.length * 0.42

const round = (value: number): number => Math.round(value * 100) / 100
const share = (value: number): string => `${round(value * 100)}%`
