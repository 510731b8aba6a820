import { useState } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { iconAddress } from '../icon-address.ts'
import styles from './module-card.module.css'

/** The drawing of a module; a general one where it has none or it cannot be loaded. */
export function ModuleIcon({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false)
  const source = iconAddress(address)
  if (!source || isBroken) {
    return (
      <span className={styles.mark}>
        <Icon drawing={icons.list} />
      </span>
    )
  }
  return (
    <img
      className={styles.icon}
      src={source}
      alt=""
      width={48}
      height={48}
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}
