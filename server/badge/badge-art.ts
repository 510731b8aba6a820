import type { BadgeStyle } from '#src/contract/badge.ts'

type Palette = { ground: string; deep: string; ink: string; quiet: string; seal: string }

/** The badge's own colours: the same on every site, whatever the brand. White ink has 7:1 on all. */
export const palettes: Readonly<Record<BadgeStyle, Palette>> = {
  dark: { ground: '#1b2025', deep: '#0d1114', ink: '#ffffff', quiet: '#d3d8dd', seal: '#f0c15c' },
  green: { ground: '#0f5132', deep: '#093b23', ink: '#ffffff', quiet: '#d2ecd9', seal: '#b7e38b' },
  blue: { ground: '#123f7c', deep: '#0b2c5a', ink: '#ffffff', quiet: '#d5e4f8', seal: '#8fd0f5' },
}

const round = (value: number) => Math.round(value * 10) / 10

/** A closed wave round a circle, as on banknotes and seals. */
function wave(x: number, y: number, radius: number, swing: number, lobes: number, turn: number) {
  const steps = lobes * 8
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps
    const reach = radius + swing * Math.cos(lobes * angle + turn)
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

/** The mark: a scalloped seal with a tick. */
export function sealMark({ seal, ground }: Palette): string {
  return (
    `<path fill="${seal}" d="${wave(38, 36, 22, 1.7, 16, 0)}"/>` +
    `<circle cx="38" cy="36" r="16.5" fill="none" stroke="${ground}" stroke-opacity=".45"/>` +
    `<path fill="none" stroke="${ground}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round" d="m30 36.6 5.7 5.7L46.4 30.5"/>`
  )
}

/** Interlaced lines that fill the place of a logo when there is none. */
export function guilloche({ seal }: Palette): string {
  const lines = [0, 2.1, 4.2].map((turn) => wave(300, 36, 40, 9, 14, turn)).join('')
  return `<path fill="none" stroke="${seal}" stroke-width=".7" stroke-opacity=".5" d="${lines}"/>`
}
