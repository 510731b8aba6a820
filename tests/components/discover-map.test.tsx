import { guestTexts } from 'virtual:guest-texts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Place } from '#src/features/discover/map/circles.ts'
import { PlaceMap, type PlaceMapProps } from '#src/features/discover/map/place-map.tsx'
import type { Language } from '#src/i18n/languages.ts'
import { openDocument } from './support/open-document.tsx'
import { closePortal } from './support/open-portal.tsx'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  narrow,
  textsOf,
} from './support/screen.ts'

const place = (name: string, latitude: number, longitude: number, count: number): Place => ({
  ...{ id: name, name, within: '', latitude, longitude, count },
  href: `#${name}`,
})
const places = [
  place('Newcastle', -32.93, 151.78, 12),
  place('Sydney', -33.87, 151.21, 1412),
  place('Perth', -31.95, 115.86, 97),
  place('Berlin', 52.52, 13.4, 140),
  place('دبي', 25.2, 55.27, 39),
  place('Nairobi', -1.29, 36.82, 1),
  place('Austin', 30.27, -97.74, 60),
  place('São Paulo', -23.55, -46.63, 88),
  place('Suva', -18.14, 178.44, 3),
  place('Somewhere', NaN, NaN, 2),
]

async function openMap(props: Partial<PlaceMapProps> = {}, language: Language = 'en') {
  await closePortal()
  const { messages } = await guestTexts[language]()
  const screen = (
    <main>
      <h1>Suppliers</h1>
      <PlaceMap places={places} focus={null} label="Where suppliers are" {...props} />
    </main>
  )
  openDocument({ language, messages, screen })
  await expect.element(map).toBeInTheDocument()
}
const map = page.getByRole('region')
const links = map.getByRole('link')
const sheet = () => document.querySelector('[aria-hidden=true][dir=ltr]') as HTMLElement
const circles = () =>
  [...sheet().querySelectorAll('a')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )
const circleOf = (name: string) =>
  circles().find(({ hash }) => decodeURIComponent(hash) === `#${name}`)
const land = (id: string) => sheet().querySelector<SVGUseElement>(`use[href$="#${id}"]`)

test('DSC-7 the map is heard and operated as a list, and shows the same places as circles', async () => {
  await openMap()
  await expectCount(links, 8)
  expect(textsOf(links).slice(0, 3)).toEqual([
    'Sydney 1,412 suppliers',
    'Berlin 140 suppliers',
    'Perth 97 suppliers',
  ])
  await expect.element(map.getByText(/^The position of 1 place is not known/)).toBeVisible()
  await expect.element(map.getByText(/Borders are drawn as that source has them/)).toBeVisible()
  await expect.poll(() => land('land')?.getBBox().width).toBeGreaterThan(1800)
  // Sydney and Newcastle are one circle, and no circle is a second stop.
  expect(circles()).toHaveLength(8)
  expect(circles().every(({ tabIndex }) => tabIndex === -1)).toBe(true)
  expect(circleOf('Sydney')?.textContent).toMatch(/^1,424Sydney \+1Sydney and 1 more place/)
  await map.getByRole('button', { name: 'More' }).click()
  await expectCount(links, 10)
  await expectAccessible(map)
  expectLargeTargets()
})

test('DSC-7 the circle of the line that has the focus stands out, and a circle leads on', async () => {
  await openMap({ hrefOf: (several) => `#all-of-${several.map(({ id }) => id).join('-')}` })
  await map.getByRole('button', { name: 'More' }).click()
  ;(links.getByText('Berlin').element().closest('a') as HTMLElement).focus()
  await expect.poll(() => circleOf('Berlin')?.dataset['active']).toBe('true')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toMatch(/^Perth/)
  await expect.poll(() => circleOf('Perth')?.dataset['active']).toBe('true')
  expect(circleOf('Berlin')?.dataset['active']).toBe('false')
  await links.getByText('Newcastle').hover()
  await expect.poll(() => circleOf('all-of-Sydney-Newcastle')?.dataset['active']).toBe('true')
  circleOf('Berlin')?.click()
  expect(window.location.hash).toBe('#Berlin')
})

test('DSC-7 a country is shown large, and what lies elsewhere is listed behind', async () => {
  await openMap({ focus: 'AU' })
  await expect.poll(() => land('country')?.getBBox().width).toBeGreaterThan(500)
  await expectCount(links, 8)
  expect(textsOf(links).slice(0, 4)).toEqual([
    'Sydney 1,412 suppliers',
    'Perth 97 suppliers',
    'Newcastle 12 suppliers',
    'Berlin 140 suppliers',
  ])
  await expect.element(map.getByText(/6 places lie beyond the edge of this map/)).toBeVisible()
  expect(circles()).toHaveLength(2)
  await expectAccessible(map)
  await openMap({ focus: 'constructor', places: [] })
  await expect.poll(() => land('land')?.getBBox().width).toBeGreaterThan(1800)
  await expect.element(map.getByText('There are no places to show.')).toBeVisible()
})

test('DSC-7 on a phone circles are fewer and still large enough, and from right to left nothing is mirrored', async () => {
  await openMap({}, 'ar')
  const { left, width } = sheet().getBoundingClientRect()
  const spotOf = (name: string) => {
    const box = circleOf(name)?.getBoundingClientRect()
    return box ? (box.left + box.width / 2 - left) / width : NaN
  }
  await expect.poll(() => spotOf('Sydney')).toBeGreaterThan(0.8)
  expect(spotOf('Austin')).toBeLessThan(0.3)
  const label = [...(circleOf('دبي')?.children ?? [])].find((one) => one.textContent === 'دبي')
  expect(label?.getBoundingClientRect().left).toBeGreaterThan(
    circleOf('دبي')?.querySelector('span')?.getBoundingClientRect().right ?? Infinity,
  )
  await narrow()
  await expect.poll(() => circles().length).toBeLessThan(8)
  const boxes = circles().map((one) => one.getBoundingClientRect())
  for (const [index, one] of boxes.entries()) {
    expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(44)
    for (const other of boxes.slice(0, index)) expect(gapOf(one, other)).toBeGreaterThanOrEqual(-1)
  }
  expectNoSidewaysScroll()
  expectLargeTargets()
})

/** Between two round targets, in pixels. */
function gapOf(one: DOMRect, other: DOMRect): number {
  const middle = ({ left, top, width }: DOMRect) => [left + width / 2, top + width / 2] as const
  const [[x, y], [otherX, otherY]] = [middle(one), middle(other)]
  return Math.hypot(x - otherX, y - otherY) - (one.width + other.width) / 2
}
