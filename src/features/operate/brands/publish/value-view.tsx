import { type CSSProperties, useState } from 'react'
import { isHexColour } from '#src/brand/contrast.ts'
import { isLanguage, nameOf } from '#src/i18n/languages.ts'
import { useText, useTexts } from '#src/i18n/text-context.ts'
import { isRecord } from '#src/lib/is-record.ts'
import { fieldName } from '../draft/field-names.ts'
import type { Path } from '../draft/paths.ts'
import styles from './value-view.module.css'

/** Whether a value says nothing to visitors: missing, or empty. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value of a brand as people read it: a colour with its swatch, a picture as a picture, a list as lines. */
export function ValueView({ path, value }: { path: Path; value: unknown }) {
  const t = useText()
  if (isNothing(value)) return <p className={styles.none}>{t('operate-brands.value.none')}</p>
  if (typeof value === 'boolean')
    return (
      <p className={styles.text}>
        {t(value ? 'operate-brands.value.on' : 'operate-brands.value.off')}
      </p>
    )
  if (typeof value === 'string') return <Line path={path} text={value} />
  if (Array.isArray(value))
    return (
      <ol className={styles.list}>
        {value.map((one: unknown, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an entry is its place
          <li key={index}>
            <ValueView path={path} value={one} />
          </li>
        ))}
      </ol>
    )
  return isRecord(value) ? <Parts path={path} parts={value} /> : null
}

function Line({ path, text }: { path: Path; text: string }) {
  if (path.startsWith('/brand/brandColors/') && isHexColour(text)) {
    const ground: CSSProperties = { background: text }
    return (
      <p className={styles.colour}>
        <span className={styles.swatch} style={ground} aria-hidden />
        <bdi>{text}</bdi>
      </p>
    )
  }
  if (path.startsWith('/brand/brandImages/')) return <Picture address={text} />
  return (
    <p className={styles.text} dir="auto">
      {text}
    </p>
  )
}

function Picture({ address }: { address: string }) {
  const [isLost, setLost] = useState(false)
  if (isLost)
    return (
      <p className={styles.text} dir="ltr">
        {address}
      </p>
    )
  return (
    <span className={styles.picture}>
      <img src={address} alt="" onError={() => setLost(true)} />
    </span>
  )
}

function Parts({ path, parts }: { path: Path; parts: Record<string, unknown> }) {
  const texts = useTexts()
  return (
    <dl className={styles.parts}>
      {Object.entries(parts).map(([name, part]) => (
        <div key={name}>
          <dt>{isLanguage(name) ? nameOf(name) : fieldName(texts, `/${name}`)}</dt>
          <dd>
            <ValueView path={path} value={part} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
