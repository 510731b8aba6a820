import { useText } from '../../i18n/text-context.ts'
import type { InstallGuide } from '../../pwa/install-guide.ts'
import type { Drawing } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './where-to-press.module.css'

type Scene = {
  /** Of the device's screen, on a drawing of 320 by 132. */
  width: number
  /** Where the browser's bar is; a screen that is cut off shows its other end only. */
  bar: 'top' | 'bottom'
  /** Centre of what has to be pressed, from the left edge of the screen. */
  at: number
  icon: Drawing | null
}

const scenes: Record<InstallGuide, Scene> = {
  iphone: { width: 150, bar: 'bottom', at: 122, icon: icons.share },
  ipad: { width: 250, bar: 'top', at: 208, icon: icons.share },
  'mac-safari': { width: 280, bar: 'top', at: 62, icon: null },
  'firefox-android': { width: 150, bar: 'top', at: 130, icon: icons.more },
}

/** A drawing of the browser with the first thing to press marked; the steps beside it say it in words. */
export function WhereToPress({ guide }: { guide: InstallGuide }) {
  const t = useText()
  const { width, bar, at, icon } = scenes[guide]
  const left = (320 - width) / 2
  const isTop = bar === 'top'
  const middle = isTop ? 34 : 98
  const edges = isTop
    ? `M${left} 132V28a16 16 0 0 1 16-16h${width - 32}a16 16 0 0 1 16 16v104`
    : `M${left} 0v104a16 16 0 0 0 16 16h${width - 32}a16 16 0 0 0 16-16V0`
  return (
    <svg className={styles.drawing} viewBox="0 0 320 132" aria-hidden="true">
      <path className={styles.screen} d={edges} />
      <path className={styles.line} d={`M${left} ${isTop ? 56 : 76}h${width}`} />
      {[0, 1].map((row) => (
        <path
          key={row}
          className={styles.words}
          d={`M${left + 22} ${(isTop ? 82 : 24) + row * 22}h${width * (0.62 - row * 0.18)}`}
        />
      ))}
      <path className={styles.address} d={addressOf(guide, left, width, middle)} />
      <circle className={styles.mark} cx={left + at} cy={middle} r="17" />
      {icon ? (
        <path
          className={styles.icon}
          transform={`translate(${left + at - 10} ${middle - 10}) scale(.83)`}
          d={icon}
        />
      ) : (
        <text className={styles.name} x={left + at} y={middle + 4.5}>
          {t('install.fileMenu')}
        </text>
      )}
    </svg>
  )
}

/** The address, or on a Mac the other names in the menu bar. */
function addressOf(guide: InstallGuide, left: number, width: number, middle: number): string {
  if (guide === 'mac-safari')
    return `M${left + 22} ${middle}h10M${left + 96} ${middle}h24m20 0h24m20 0h24`
  const room = guide === 'ipad' ? width - 110 : width - 78
  return `M${left + 24} ${middle}h${room}`
}
