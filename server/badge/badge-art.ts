import type { BadgeStyle } from '#src/contract/badge.ts'

type Palette = { ground: string; deep: string; ink: string; quiet: string; seal: string }

/** The badge's own colours: the same on every site, whatever the brand. White ink has 7:1 on all. */
export const palettes: Readonly<Record<BadgeStyle, Palette>> = {
  dark: { ground: '#1b2025', deep: '#0d1114', ink: '#ffffff', quiet: '#d3d8dd', seal: '#f0c15c' },
  green: { ground: '#0f5132', deep: '#093b23', ink: '#ffffff', quiet: '#d2ecd9', seal: '#b7e38b' },
  blue: { ground: '#123f7c', deep: '#0b2c5a', ink: '#ffffff', quiet: '#d5e4f8', seal: '#8fd0f5' },
}

/** How finely curves are drawn: straight pieces to each lobe, and parts of a pixel. */
type Fineness = { pieces: number; parts: number }

/** As small a file as looks round on the badge. */
const forBadge: Fineness = { pieces: 8, parts: 10 }
/** For pictures that show the drawings several times larger. */
export const forPreview: Fineness = { pieces: 32, parts: 100 }

type Wave = { x: number; y: number; radius: number; swing: number; lobes: number; turn: number }

/** Where the mark and the interlaced lines have their middle, in CSS pixels of the badge. */
export const markCentre = { x: 38, y: 36 }
export const linesCentre = { x: 300, y: 36 }

const sealEdge: Wave = { ...markCentre, radius: 22, swing: 1.7, lobes: 16, turn: 0 }
const interlaced: Wave = { ...linesCentre, radius: 40, swing: 9, lobes: 14, turn: 0 }

/** A closed wave round a circle, as on banknotes and seals. */
function wave({ x, y, radius, swing, lobes, turn }: Wave, { pieces, parts }: Fineness): string {
  const steps = lobes * pieces
  const round = (value: number) => Math.round(value * parts) / parts
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps
    const reach = radius + swing * Math.cos(lobes * angle + turn)
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

/** The mark: a scalloped seal with a tick. */
export function sealMark({ seal, ground }: Palette, fineness = forBadge): string {
  return (
    `<path fill="${seal}" d="${wave(sealEdge, fineness)}"/>` +
    `<circle cx="38" cy="36" r="16.5" fill="none" stroke="${ground}" stroke-opacity=".45"/>` +
    `<path fill="none" stroke="${ground}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round" d="m30 36.6 5.7 5.7L46.4 30.5"/>`
  )
}

/** The mark where nothing has been verified: a sheet with lines, that vouches for nothing (KEEP-2). */
export function profileMark({ seal, ground }: Palette): string {
  return (
    `<circle cx="38" cy="36" r="22" fill="${seal}"/>` +
    `<path fill="none" stroke="${ground}" stroke-width="3.4" stroke-linecap="round" d="M30 28.5h16M30 36h16M30 43.5h9"/>`
  )
}

/** Interlaced lines that fill the place of a logo when there is none. */
export function guilloche({ seal }: Palette, fineness = forBadge): string {
  const lines = [0, 2.1, 4.2].map((turn) => wave({ ...interlaced, turn }, fineness)).join('')
  return `<path fill="none" stroke="${seal}" stroke-width=".7" stroke-opacity=".5" d="${lines}"/>`
}
